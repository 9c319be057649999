import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'

/** What the link from an order gives the page, kept in the browser's history. */
export type WithdrawalHints = {
  readonly name?: string
  readonly email?: string
  readonly lines?: readonly WithdrawnLine[]
}

/** A line of the order with the pieces that are not on their way back. */
export type WithdrawnLine = { readonly itemId: string; readonly qty: number; readonly name: string }

/** LAW-14: what an order knows of the statement: its address for letters, the name it was sent to, its lines. */
export const withdrawalHints = ({ email, shipments, lines, returns }: PlacedOrder): Required<WithdrawalHints> => {
  const home = shipments.find(({ code }) => !isPickup(code) && !['sts', 'pudo', 'digital'].includes(code))
  const back = returns.flatMap(({ items }) => items)
  return {
    name: home?.address[0] ?? '',
    email,
    lines: lines.flatMap(({ id, name, variant, quantity }) => {
      const returned = back.filter(({ itemId }) => itemId === id).reduce((sum, { qty }) => sum + qty, 0)
      const qty = quantity - returned
      return qty > 0 ? [{ itemId: id, qty, name: [name, variant].filter(Boolean).join(', ') }] : []
    }),
  }
}
