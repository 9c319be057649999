import type { LineProduct } from '../commands/lineProduct.ts'
import type { AdjustmentView } from './lineView.ts'

/** A saved item. `available`: the server last had a piece of it. `isWaiting`: it has not confirmed the move yet. */
export type SavedItemView = LineProduct & {
  readonly key: string
  readonly quantity: number
  readonly available: boolean
  readonly isWaiting: boolean
  /** CART-24: the adjustment that was agreed and goes with the item into the cart. */
  readonly adjustment?: AdjustmentView
  /** The adjustment no longer applies: the price has changed. */
  readonly isAgreementOver?: true
}

export type SavedView = {
  /** FAV-17: off = no control shows and no call is made. */
  readonly isOn: boolean
  /** Newest first. */
  readonly items: readonly SavedItemView[]
}
