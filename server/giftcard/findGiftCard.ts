import type { Selectable } from 'kysely'
import { cardDigits } from '../../core/domain/payment/cardNumber.ts'
import { isGiftCardNumber, isGiftCardPin } from '../../core/domain/payment/giftCardNumber.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { reachService } from '../outage/reachService.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { GiftCardTables } from './GiftCardTables.ts'
import { numberHash, partnerPrefix, secretHash } from './giftCardSecret.ts'
import type { GiftCardSecret } from './giftCardSecret.ts'

export type GiftCard = { readonly _tag: 'GiftCard'; readonly row: Selectable<GiftCardTables['gift_card']> }

/** So many wrong PINs of one number within the window, and it is not looked at any more until the window is over. */
export const tryLimits = { most: 5, windowMs: 60 * 60_000 } as const

/**
 * PAY-12: the card with this number and PIN. GFC400 = one is missing, GFC800 = none of our numbers, GFC700 = no such card, or not
 * with this PIN, GFC760 = too many wrong PINs, GFC812 = expired; throws GFS800 while they are out of order. `Partner` = a partner shop's, whose account is kept elsewhere.
 * Not to be called in a transaction: a wrong PIN counts although the call is refused.
 */
export async function findGiftCard(db: Db, typed: GiftCardSecret, now: number): Promise<GiftCard | { readonly _tag: 'Partner' } | Refusal> {
  await reachService(db, 'gift-cards')
  const secret = { cardNumber: cardDigits(typed.cardNumber), pin: typed.pin.trim() }
  const missing = secret.cardNumber === '' ? 'cardNumber' : secret.pin === '' ? 'pin' : null
  if (missing) return refuse('GFC400', { field: `giftCard.${missing}` })
  if (!isGiftCardNumber(secret.cardNumber) || !isGiftCardPin(secret.pin)) return refuse('GFC800', { field: 'giftCard.cardNumber' })
  if (secret.cardNumber.startsWith(partnerPrefix)) return { _tag: 'Partner' }
  if ((await countTry(db, secret, now)) > tryLimits.most) return refuse('GFC760')
  const row = await db.selectFrom('gift_card').selectAll().where('secret_hash', '=', secretHash(secret)).executeTakeFirst()
  if (!row) return refuse('GFC700')
  await db.deleteFrom('gift_card_try').where('number_hash', '=', numberHash(secret.cardNumber)).execute()
  if (row.expires_at !== null && row.expires_at <= now) return refuse('GFC812')
  return { _tag: 'GiftCard', row }
}

/** Counted before the PIN is looked at, so that guesses sent all at once are counted too. Gives which try within the window this is. */
const countTry = (db: Db, { cardNumber }: GiftCardSecret, now: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const hash = numberHash(cardNumber)
    await tx.insertInto('gift_card_try').values({ number_hash: hash, tried: 0, since: now }).onConflict((is) => is.column('number_hash').doNothing()).execute()
    const { tried, since } = await tx.selectFrom('gift_card_try').selectAll().where('number_hash', '=', hash).forUpdate().executeTakeFirstOrThrow()
    const counted = now - since < tryLimits.windowMs ? { tried: tried + 1, since } : { tried: 1, since: now }
    await tx.updateTable('gift_card_try').set(counted).where('number_hash', '=', hash).execute()
    return counted.tried
  })
