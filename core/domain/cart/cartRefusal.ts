import type { RefusalSubject } from '../../../contracts/views/lineView.ts'

/** Why a request was not done; shown once, kept until the shopper has read it. Stored in snapshots and events. */
export type CartRefusal = {
  readonly refusalId: string
  readonly what: RefusalSubject
  /**
   * Code of the error catalogue, or our own reason: `line-gone`, `point-gone`, `cart-lost`, `currency-differs`,
   * `gift-card-lost`, `reward-lost`.
   */
  readonly errorId: string
  /** The server's own sentence (ERR-03). */
  readonly message: string
  readonly maxAllowedQuantity: number | null
  /** The line it belongs to, or null for the cart. */
  readonly lineKey: string | null
  readonly name: string | null
  /** Coupon code, or the last four digits of a gift card. */
  readonly code: string | null
  /** The field of an address that the server did not accept. */
  readonly field?: string
}

/** A gift card's number and PIN were only in memory and must be typed again. */
export const giftCardLost = {
  what: 'gift-card',
  errorId: 'gift-card-lost',
  message: '',
  maxAllowedQuantity: null,
  lineKey: null,
  name: null,
} as const satisfies Partial<CartRefusal>

/** A reward was lost with its basket: its points were never taken, and it must be chosen again. */
export const rewardLost = {
  ...giftCardLost,
  what: 'reward',
  errorId: 'reward-lost',
} as const satisfies Partial<CartRefusal>
