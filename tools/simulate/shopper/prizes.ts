import { demonstrationRewards } from '../../../server/giftcard/importRewards.ts'

/** What two devices count on at once (PAY-17, and CART-13 the pieces on a store's shelf): there is enough of it for one order. */
export const prizes = ['gift card', 'voucher', 'reward code', 'reward card', 'credit', 'shelf'] as const
export type Prize = (typeof prizes)[number]

/** Whose account both devices are signed in to. */
export const ownerOf = (prize: Prize): string =>
  prize === 'credit' ? 'athlete@example.com' : demonstrationRewards.email
