import type { Db } from '../storage/Tables.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'
import { secretHash } from './giftCardSecret.ts'
import type { GiftCardSecret } from './giftCardSecret.ts'

/** The PIN of every gift card for trying out. For development alone: everybody who reads this knows it. */
export const demonstrationPin = '2468'

type Written = {
  readonly cardNumber: string
  readonly currency: CurrencyCode
  readonly balance: number
  readonly hasExpired?: boolean
}

/** One of each kind for trying out; amounts in minor units. */
export const demonstrationGiftCards: readonly Written[] = [
  { cardNumber: '6006000000000019', currency: 'USD', balance: 5_000 },
  { cardNumber: '6006000000000027', currency: 'USD', balance: 2_500 },
  { cardNumber: '6006000000000035', currency: 'USD', balance: 50_000 },
  { cardNumber: '6006000000000043', currency: 'EUR', balance: 5_000 },
  { cardNumber: '6006000000000050', currency: 'GBP', balance: 5_000 },
  { cardNumber: '6006000000000068', currency: 'CAD', balance: 5_000 },
  { cardNumber: '6006000000000076', currency: 'USD', balance: 0 },
  { cardNumber: '6006000000000084', currency: 'USD', balance: 5_000, hasExpired: true },
  { cardNumber: '6006000000000092', currency: 'USD', balance: 100 },
  { cardNumber: '6006000000000100', currency: 'USD', balance: 200 },
  { cardNumber: '6006000000000118', currency: 'USD', balance: 300 },
]

/** A number that passes every check of the form and is a partner shop's. */
export const partnerCardNumber = '6007000000000018'

export const demonstrationSecret = (cardNumber: string): GiftCardSecret => ({ cardNumber, pin: demonstrationPin })

/** Puts the cards there that are not there yet. */
export async function importGiftCards(db: Db, now: number): Promise<void> {
  const rows = demonstrationGiftCards.map(({ cardNumber, currency, balance, hasExpired = false }) => ({
    id: `demonstration-${cardNumber.slice(-4)}`,
    secret_hash: secretHash(demonstrationSecret(cardNumber)),
    last4: cardNumber.slice(-4),
    currency,
    issued: balance,
    balance,
    expires_at: hasExpired ? now - 24 * 3_600_000 : null,
    order_number: null,
    item_id: null,
    created_at: now,
  }))
  await db
    .insertInto('gift_card')
    .values(rows)
    .onConflict((is) => is.column('id').doNothing())
    .execute()
}
