/** CONST-24: how many at most, the same on every site. */
export const limits = {
  favorites: 24,
  savedForLater: 10,
  giftCards: 5,
  /** CART-19 */
  coupons: 5,
  /** CART-24: what an agent may take off a line. */
  priceAdjustmentPercent: 30,
  catalogPageSize: 48,
  orderHistoryPageSize: 10,
  promoMessages: 5,
} as const
