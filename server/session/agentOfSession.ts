import type { Db } from '../storage/Tables.ts'

/** CART-24: the agent whose word counts in this session of a shopper's, as long as the agent's own session is not over. */
export async function agentOfSession(db: Db, sessionId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select('agent_id')
    .where('beside', '=', sessionId)
    .where('kind', '=', 'agent')
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.agent_id ?? undefined
}
