import { createHash, randomInt } from 'node:crypto'
import { luhnDigit } from '../../core/domain/payment/giftCardNumber.ts'

/** What is printed on a gift card. */
export type GiftCardSecret = { readonly cardNumber: string; readonly pin: string }

/** The first digits of every card of ours, and of the cards of partner shops, whose accounts are kept elsewhere. */
export const ownPrefix = '6006'
export const partnerPrefix = '6007'

/** Eleven random digits between prefix and check digit, and six of a PIN: 56 bits, of which the number alone is of no use. */
export function newGiftCardSecret(): GiftCardSecret {
  const body = `${ownPrefix}${randomDigits(11)}`
  return { cardNumber: `${body}${luhnDigit(body)}`, pin: randomDigits(6) }
}

/** What the database keeps of a card: number and PIN in one, so that neither can be found alone. */
export const secretHash = ({ cardNumber, pin }: GiftCardSecret): string =>
  createHash('sha256').update(`gift card ${cardNumber} ${pin}`).digest('base64url')

/** A reward code, as it is typed. It is of use to the account alone that it was given to. */
export const rewardCodeHash = (typed: string): string =>
  createHash('sha256').update(`reward code ${typed.trim().toUpperCase()}`).digest('base64url')

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
