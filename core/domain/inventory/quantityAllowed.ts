import { maximumPerLine } from '../cart/cart.ts'

/** The most a line may hold. `stock` = pieces in the shop; `elsewhere` = pieces other lines of the basket want of the same. */
export type LineSupply = { readonly stock: number; readonly maxQuantity: number; readonly elsewhere: number }

/** PAY-16, CART-15: at most 999 of a line, and never more than the product or the stock allows. */
export const quantityAllowed = ({ stock, maxQuantity, elsewhere }: LineSupply): number =>
  Math.max(0, Math.min(maximumOf({ maxQuantity }), stock - elsewhere))

/** PAY-16: the most that may be ordered in one line, whatever the stock. */
export const maximumOf = ({ maxQuantity }: Pick<LineSupply, 'maxQuantity'>): number =>
  Math.min(maxQuantity, maximumPerLine)
