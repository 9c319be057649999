import type { Refusal } from './cart.ts'

/** A gift card's number and PIN were in memory only, and are to be typed again. */
export const giftCardLost = {
  what: 'gift-card',
  errorId: 'gift-card-lost',
  message: '',
  maxAllowedQuantity: null,
  lineKey: null,
  name: null,
} as const satisfies Partial<Refusal>
