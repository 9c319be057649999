import { demonstrationRewards } from '../../../server/giftcard/importGiftCards.ts'

/** What two devices compete for (PAY-17 and, for CART-13, the pieces in a store): there is enough for one order. */
export const prizes = ['gift card', 'voucher', 'reward code', 'reward card', 'credit', 'shelf'] as const
export type Prize = (typeof prizes)[number]

/** The account to which both devices are signed in. */
export const ownerOf = (prize: Prize): string =>
  prize === 'credit' ? 'athlete@example.com' : demonstrationRewards.email
