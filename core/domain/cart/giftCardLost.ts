import type { CartRefusal } from './cart.ts'

/** A gift card's number and PIN were in memory only, and are to be typed again. */
export const giftCardLost = {
  what: 'gift-card',
  errorId: 'gift-card-lost',
  message: '',
  maxAllowedQuantity: null,
  lineKey: null,
  name: null,
} as const satisfies Partial<CartRefusal>

/** A reward went with its basket: its points were never taken, and are to be chosen again. */
export const rewardLost = {
  ...giftCardLost,
  what: 'reward',
  errorId: 'reward-lost',
} as const satisfies Partial<CartRefusal>
