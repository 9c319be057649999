import { isInteger } from '../../../core/domain/cart/isInteger.ts'

export type QuantityProblem = 'not-whole' | 'too-low' | 'too-high'

/** How many will be added, and what was wrong with the figure asked for last. */
export type QuantityChoice = {
  readonly quantity: number
  readonly refused: QuantityProblem | null
  /** A press has been held back because of `refused`. */
  readonly isShown: boolean
}

/** CART-15: nothing is clamped; what cannot be had leaves the old quantity. */
export const askQuantity = (choice: QuantityChoice, asked: number, maximum: number): QuantityChoice => {
  const refused = problemOf(asked, maximum)
  return { quantity: refused === null ? asked : choice.quantity, refused, isShown: false }
}

/** What is said below the field. Another variant may allow fewer than were chosen before. */
export const problemIn = (choice: QuantityChoice, maximum: number): QuantityProblem | null =>
  choice.refused ?? problemOf(choice.quantity, maximum)

/** A press right after a refused figure adds nothing, since another one was wanted; the next press takes the one that stands. */
export const mayAdd = (choice: QuantityChoice, maximum: number): boolean =>
  problemOf(choice.quantity, maximum) === null && (choice.refused === null || choice.isShown)

const problemOf = (quantity: number, maximum: number): QuantityProblem | null => {
  if (!isInteger(quantity)) return 'not-whole'
  if (quantity < 1) return 'too-low'
  return quantity > maximum ? 'too-high' : null
}
