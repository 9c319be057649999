import type { Db } from '../storage/Tables.ts'
import type { SignedCaller } from './Caller.ts'
import { tokenHash } from './token.ts'

/** AUTH-32: whose access token it is, or undefined when it is unknown, over or revoked. */
export async function findCaller(db: Db, accessToken: string, now: number): Promise<SignedCaller | undefined> {
  const row = await db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .select(['session.id', 'session.subject', 'session.kind'])
    .where('access_token.hash', '=', tokenHash(accessToken))
    .where('access_token.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { kind: row.kind, subject: row.subject, sessionId: row.id }
}
