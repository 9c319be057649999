import type { LineProduct } from '../commands/lineProduct.ts'

/** Something put aside. `available`: the server last had a piece of it. `isWaiting`: it has not said yes to the move yet. */
export type SavedItemView = LineProduct & {
  readonly key: string
  readonly quantity: number
  readonly available: boolean
  readonly isWaiting: boolean
}

export type SavedView = {
  /** FAV-17: off = no control shows and no call is made. */
  readonly isOn: boolean
  /** Newest first. */
  readonly items: readonly SavedItemView[]
}
