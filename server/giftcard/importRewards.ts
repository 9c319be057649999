import type { Db } from '../storage/Tables.ts'
import { rewardCodeHash } from './giftCardSecret.ts'

/** What the first loyalty member has for trying out; for development alone. Amounts in minor units. */
export const demonstrationRewards = {
  email: 'loyalty@example.com',
  code: 'TRAIL-2000',
  codeValue: 2_000,
  cardId: 'demonstration-reward-card',
  cardLast4: '3107',
  cardBalance: 3_000,
} as const

/** The other member has a card alone. */
const other = { email: 'member@example.com', cardId: 'demonstration-reward-card-2', cardLast4: '3115' } as const

/** Gives them to the members, once. */
export async function importRewards(db: Db, now: number): Promise<void> {
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
