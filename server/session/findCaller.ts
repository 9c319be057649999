import { isMember } from '../consumer/loyalty/membership.ts'
import type { ConsumerTables } from '../consumer/ConsumerTables.ts'
import type { Db } from '../storage/Tables.ts'
import type { SignedCaller } from './Caller.ts'
import { tokenHash } from './token.ts'

/** AUTH-32: whose access token it is, or undefined when it is unknown, over or revoked. */
export async function findCaller(db: Db, accessToken: string, now: number): Promise<SignedCaller | undefined> {
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

/** AUTH-01. An account that is gone is told so by the call that looks for it. */
function roleOf(
  type: ConsumerTables['consumer']['type'] | null,
  { hasJoined, hasAccepted }: { readonly hasJoined: boolean; readonly hasAccepted: boolean },
): SignedCaller['role'] {
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
