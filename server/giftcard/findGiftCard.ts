import { createHash, randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { cardDigits, isGiftCardNumber, isGiftCardPin, luhnDigit } from '../../core/domain/payment/card.ts'
import type { Context } from '../kit/Context.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { countAgainst, forgetTries, giveBack, tryOf } from '../limits/countAgainst.ts'
import { limitReached } from '../limits/limitReply.ts'
import { reachService } from '../outage/reachService.ts'
import type { GiftCardTables } from '../storage/tables/PaymentTables.ts'

export type GiftCard = { readonly _tag: 'GiftCard'; readonly row: Selectable<GiftCardTables['gift_card']> }

/**
 * PAY-12: the card with this number and PIN. GFC400 = one is missing, GFC800 = not one of our numbers, GFC700 = no such
 * card, or another PIN, GFC812 = expired. Throws GFS800 while gift cards are out of order, and after too many wrong PINs
 * (GFC760). `Partner` = issued by a partner shop, which keeps its balance. Not to be called in a transaction: a wrong PIN
 * must be counted although the call is refused.
 */
export const findGiftCard = async (
  { db, now, client }: Pick<Context, 'db' | 'now' | 'client'>,
  typed: GiftCardSecret,
): Promise<GiftCard | { readonly _tag: 'Partner' } | Refusal> => {
  await reachService(db, 'gift-cards')
  const secret = { cardNumber: cardDigits(typed.cardNumber), pin: typed.pin.trim() }
  const missing = secret.cardNumber === '' ? 'cardNumber' : secret.pin === '' ? 'pin' : null
  if (missing) return refuse('GFC400', { field: `giftCard.${missing}` })
  if (!isGiftCardNumber(secret.cardNumber) || !isGiftCardPin(secret.pin))
    return refuse('GFC800', { field: 'giftCard.cardNumber' })
  if (secret.cardNumber.startsWith(partnerPrefix)) return { _tag: 'Partner' }
  const own = tryOf('gift-card-number-client', secret.cardNumber, client)
  const wider = [
    tryOf('gift-card-number', secret.cardNumber),
    ...(client === '' ? [] : [tryOf('gift-card-client', client)]),
    tryOf('gift-card-shop'),
  ]
  const counted = await countAgainst(db, [own, ...wider], now)
  if (counted._tag === 'Reached') throw limitReached(counted)
  const row = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('secret_hash', '=', secretHash(secret))
    .executeTakeFirst()
  if (!row) return refuse('GFC700')
  await forgetTries(db, [own])
  await giveBack(db, wider, now)
  if (row.expires_at !== null && row.expires_at <= now) return refuse('GFC812')
  return { _tag: 'GiftCard', row }
}

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
