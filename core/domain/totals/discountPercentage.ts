import { share } from '../money/share.ts'

/** CART-03: `|totalDiscount| ÷ itemTotal` in per cent with one decimal, half up, 0 to 100; 0 without an item total, which is not negative. Minor units. */
export const discountPercentage = (totalDiscount: number, itemTotal: number | undefined): number =>
  Math.min(1000, share(Math.abs(totalDiscount), 1000, itemTotal ?? 0)) / 10
