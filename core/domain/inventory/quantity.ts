import { maximumPerLine } from '../cart/cart.ts'

export type QuantityProblem = 'not-whole' | 'too-low' | 'too-high'

/** CART-15, PAY-16: what is wrong with this quantity of a line with at most `maximum` pieces; nothing is clamped. */
export const quantityProblem = (quantity: number, maximum: number): QuantityProblem | null => {
  if (!isInteger(quantity)) return 'not-whole'
  if (quantity < 1) return 'too-low'
  return quantity > maximum ? 'too-high' : null
}

/** Whole and within what a cart can count. Anything else is rejected with a message, never clamped. */
export const isInteger = (quantity: number): boolean => Number.isSafeInteger(quantity)

/**
 * The most a line may contain. `stock` = available pieces; `elsewhere` = pieces of the same stock in other lines of the
 * basket.
 */
type LineSupply = { readonly stock: number; readonly maxQuantity: number; readonly elsewhere: number }

/** PAY-16, CART-15: at most 999 of a line, and never more than the product or the stock allows. */
export const quantityAllowed = ({ stock, maxQuantity, elsewhere }: LineSupply): number =>
  Math.max(0, Math.min(maximumOf({ maxQuantity }), stock - elsewhere))

/** Few pieces are left: the shopper sees how many. */
export const isFew = (stock: number): boolean => stock <= 5

/** PAY-16: the most that may be ordered in one line, whatever the stock. */
export const maximumOf = ({ maxQuantity }: Pick<LineSupply, 'maxQuantity'>): number =>
  Math.min(maxQuantity, maximumPerLine)
