import { share } from '../money/amounts.ts'

/** A reduction: a percentage in basis points (1 % = 100) or an amount in minor units. */
export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly minor: number }

/** The reduction of `amount`, never negative; a percentage is rounded half up and may not exceed the whole. */
export const discountOn = (amount: number, discount: Discount): number => {
  switch (discount.kind) {
    case 'percent':
      return share(amount, Math.min(10_000, Math.max(0, discount.basisPoints)), 10_000)
    case 'amount':
      return Math.max(0, discount.minor)
  }
}

/**
 * CART-03: `|totalDiscount| ÷ itemTotal` in per cent with one decimal, half up, 0 to 100; 0 without an item total,
 * which is not negative. Minor units.
 */
export const discountPercentage = (totalDiscount: number, itemTotal: number | undefined): number =>
  Math.min(1000, share(Math.abs(totalDiscount), 1000, itemTotal ?? 0)) / 10
