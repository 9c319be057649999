import type { Db } from '../storage/Tables.ts'
import { rewardCodeHash } from './giftCardSecret.ts'

/** What the loyalty member has for trying out; for development alone. Amounts in minor units. */
export const demonstrationRewards = {
  email: 'loyalty@example.com',
  code: 'TRAIL-2000',
  codeValue: 2_000,
  cardId: 'demonstration-reward-card',
  cardLast4: '3107',
  cardBalance: 3_000,
} as const

/** Gives them to the member, once. */
export async function importRewards(db: Db, now: number): Promise<void> {
  const { email, code, codeValue, cardId, cardLast4, cardBalance } = demonstrationRewards
  const member = await db.selectFrom('consumer').select('id').where('email', '=', email).executeTakeFirst()
  if (!member) return
  const whose = { consumer_id: member.id, currency: 'USD' as const, expires_at: null, order_number: null, item_id: null, created_at: now }
  const rows = [
    { ...whose, id: cardId, method: 'REWARD_CARD' as const, secret_hash: cardId, last4: cardLast4, issued: cardBalance, balance: cardBalance },
    { ...whose, id: 'demonstration-reward-code', method: 'REWARD_CODE' as const, secret_hash: rewardCodeHash(code), last4: code.slice(-4), issued: codeValue, balance: codeValue },
  ]
  await db.insertInto('gift_card').values(rows).onConflict((is) => is.column('id').doNothing()).execute()
}
