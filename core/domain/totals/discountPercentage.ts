import { share } from '../money/share.ts'

/** CART-03: `|totalDiscount| ÷ itemTotal` in per cent with one decimal, half up, 0 to 100; 0 without an item total. Minor units. */
export const discountPercentage = (totalDiscount: number, itemTotal: number | undefined): number => {
  if (itemTotal === undefined || itemTotal <= 0) return 0
  return Math.min(1000, share(Math.abs(totalDiscount), 1000, itemTotal)) / 10
}
