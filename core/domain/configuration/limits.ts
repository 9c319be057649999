import { mostPromoMessages } from './constants.ts'

/** CONST-24: maximums, the same on every site. */
export const limits = {
  favorites: 24,
  savedForLater: 10,
  giftCards: 5,
  /** CART-19 */
  coupons: 5,
  /** CART-24: how much an agent may take off a line. */
  priceAdjustmentPercent: 30,
  catalogPageSize: 48,
  orderHistoryPageSize: 10,
  promoMessages: mostPromoMessages,
  /** CAT-02 */
  suggestions: 6,
} as const
