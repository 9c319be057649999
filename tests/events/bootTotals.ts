import type { ConfirmedTotals } from '../../core/domain/cart/confirmedBasket.ts'

/** Two boots of 100.00, reduced from 125.00, with a coupon of 10.00, rewards, shipping and tax. */
export const bootTotals: ConfirmedTotals = {
  itemTotal: 25_000,
  itemSubTotal: 20_000,
  discount: 1_000,
  totalDiscount: 6_000,
  totalDiscountPercentage: 24,
  shipping: 600,
  tax: 1_500,
  total: 21_100,
  totalWithoutTax: 19_600,
  appliedRewards: 100,
  remainingToPay: 21_000,
  units: 2,
}
