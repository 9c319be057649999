import { isMember } from '../kit/Context.ts'
import type { SignedCaller } from '../kit/Context.ts'
import type { Db } from '../storage/Tables.ts'
import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import { tokenHash } from './token.ts'

/** AUTH-32: the owner of an access token, or undefined when the token is unknown, expired or revoked. */
export const findCaller = async (db: Db, accessToken: string, now: number): Promise<SignedCaller | undefined> => {
  const row = await db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .leftJoin('consumer', 'consumer.id', 'session.subject')
    .select([
      'session.id',
      'session.subject',
      'session.kind',
      'consumer.type',
      'consumer.member_id',
      'consumer.terms_accepted_at',
    ])
    .where('access_token.hash', '=', tokenHash(accessToken))
    .where('access_token.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, subject, kind, type, member_id, terms_accepted_at } = row
  const hasJoined = kind === 'registered' && type !== null && isMember({ type, member_id })
  const role = kind === 'registered' ? roleOf(type, { hasJoined, hasAccepted: terms_accepted_at !== null }) : kind
  return { kind, subject, sessionId: id, role, isMember: hasJoined, isGone: kind === 'registered' && type === null }
}

/** AUTH-01. When an account no longer exists, the call that looks for it says so. */
const roleOf = (
  type: ConsumerTables['consumer']['type'] | null,
  { hasJoined, hasAccepted }: { readonly hasJoined: boolean; readonly hasAccepted: boolean },
): SignedCaller['role'] => {
  switch (type) {
    case 'EMPLOYEE':
      return hasAccepted ? 'employee' : 'employeeBeforeTerms'
    case 'ATHLETE':
      return 'athlete'
    case 'PROSUMER':
      return 'prosumer'
    case 'LOYALTY':
    case 'REGISTERED':
    case null:
      return hasJoined ? 'member' : 'consumer'
  }
}

/** CART-24: the agent who may change prices in this shopper's session, while the agent's own session lasts. */
export const agentOfSession = async (db: Db, sessionId: string, now: number): Promise<string | undefined> => {
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
