import { share } from '../money/share.ts'

/** Something taken off: a percentage in basis points (1 % = 100) or an amount in minor units. */
export type Discount =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly minor: number }

/** What it comes to on `amount`, never negative; a percentage is rounded half up and may not exceed the whole. */
export const discountOn = (amount: number, discount: Discount): number => {
  switch (discount.kind) {
    case 'percent':
      return share(amount, Math.min(10_000, Math.max(0, discount.basisPoints)), 10_000)
    case 'amount':
      return Math.max(0, discount.minor)
  }
}
