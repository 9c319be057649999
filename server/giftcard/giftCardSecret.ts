import { createHash, randomInt } from 'node:crypto'
import { luhnDigit } from '../../core/domain/payment/card.ts'

/** What is printed on a gift card. */
export type GiftCardSecret = { readonly cardNumber: string; readonly pin: string }

/** The first digits of all our cards, and of the cards of partner shops, which keep their balances. */
export const ownPrefix = '6006'
export const partnerPrefix = '6007'

/** Eleven random digits between prefix and check digit, and six of a PIN: 56 bits; the number alone is useless. */
export const newGiftCardSecret = (): GiftCardSecret => {
  const body = `${ownPrefix}${randomDigits(11)}`
  return { cardNumber: `${body}${luhnDigit(body)}`, pin: randomDigits(6) }
}

/** What the database stores of a card: one hash of number and PIN, so that neither can be found alone. */
export const secretHash = ({ cardNumber, pin }: GiftCardSecret): string =>
  createHash('sha256').update(`gift card ${cardNumber} ${pin}`).digest('base64url')

/** A reward code, as it is typed. It works only for the account it was given to. */
export const rewardCodeHash = (typed: string): string =>
  createHash('sha256').update(`reward code ${typed.trim().toUpperCase()}`).digest('base64url')

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
