import type { Db } from '../storage/Tables.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import { rewardCodeHash, secretHash } from './findGiftCard.ts'
import type { GiftCardSecret } from './findGiftCard.ts'

/** The PIN of all demo gift cards. For demonstrations only: everybody who reads this knows it. */
export const demonstrationPin = '2468'

type Written = {
  readonly cardNumber: string
  readonly currency: CurrencyCode
  readonly balance: number
  readonly hasExpired?: boolean
}

/** One demo card of each kind; amounts in minor units. */
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

/** A number that passes every check of the form and belongs to a partner shop. */
export const partnerCardNumber = '6007000000000018'

export const demonstrationSecret = (cardNumber: string): GiftCardSecret => ({ cardNumber, pin: demonstrationPin })

/** Inserts the cards that do not exist yet. */
export const importGiftCards = async (db: Db, now: number): Promise<void> => {
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

/** What the first loyalty member has for trying out; for development only. Amounts in minor units. */
export const demonstrationRewards = {
  email: 'loyalty@example.com',
  code: 'TRAIL-2000',
  codeValue: 2_000,
  cardId: 'demonstration-reward-card',
  cardLast4: '3107',
  cardBalance: 3_000,
} as const

/** The second member has only a card. */
const other = { email: 'member@example.com', cardId: 'demonstration-reward-card-2', cardLast4: '3115' } as const

/** Gives them to the members, once. */
export const importRewards = async (db: Db, now: number): Promise<void> => {
  const { email, code, codeValue, cardId, cardLast4, cardBalance } = demonstrationRewards
  const members = await db
    .selectFrom('consumer')
    .select(['id', 'email'])
    .where('email', 'in', [email, other.email])
    .execute()
  const whose = { currency: 'USD' as const, expires_at: null, order_number: null, item_id: null, created_at: now }
  const rows = members.flatMap((member) => {
    const { id, last4 } =
      member.email === email ? { id: cardId, last4: cardLast4 } : { id: other.cardId, last4: other.cardLast4 }
    const card = {
      ...whose,
      consumer_id: member.id,
      id,
      method: 'REWARD_CARD' as const,
      secret_hash: id,
      last4,
      issued: cardBalance,
      balance: cardBalance,
    }
    const coded = {
      ...whose,
      consumer_id: member.id,
      id: 'demonstration-reward-code',
      method: 'REWARD_CODE' as const,
      secret_hash: rewardCodeHash(code),
      last4: code.slice(-4),
      issued: codeValue,
      balance: codeValue,
    }
    return member.email === email ? [card, coded] : [card]
  })
  if (rows.length === 0) return
  await db
    .insertInto('gift_card')
    .values(rows)
    .onConflict((is) => is.column('id').doNothing())
    .execute()
}
