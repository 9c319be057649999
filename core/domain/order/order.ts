import type { ConfirmedOrder, OrderProblem } from '../../../contracts/views/orderView.ts'

/** An order that has been asked for and not been answered. It is asked again under the same keys until it is. */
export type Placing = {
  /** The PlaceOrder command's id: `id/0` prepares, `id/1` places. One id, one pair of keys, for ever. */
  readonly id: string
  /** Epoch ms. */
  readonly since: number
  /** Minor units the shopper agreed to. */
  readonly shownTotal: number
  readonly phase: 'prepare' | 'place'
  readonly sent: boolean
}

export type OrderDesk = {
  readonly placing: Placing | null
  readonly problem: OrderProblem | null
  readonly confirmed: ConfirmedOrder | null
}

export const quietDesk = (): OrderDesk => ({ placing: null, problem: null, confirmed: null })
