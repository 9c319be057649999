import type { LineProduct } from '../commands/lineProduct.ts'
import type { AdjustmentView } from './lineView.ts'

/** Something put aside. `available`: the server last had a piece of it. `isWaiting`: it has not said yes to the move yet. */
export type SavedItemView = LineProduct & {
  readonly key: string
  readonly quantity: number
  readonly available: boolean
  readonly isWaiting: boolean
  /** CART-24: agreed on it, and goes along into the cart. */
  readonly adjustment?: AdjustmentView
  /** What was agreed does not go along: its price has changed. */
  readonly isAgreementOver?: true
}

export type SavedView = {
  /** FAV-17: off = no control shows and no call is made. */
  readonly isOn: boolean
  /** Newest first. */
  readonly items: readonly SavedItemView[]
}
