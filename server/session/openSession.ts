import type { TokenAnswer } from '../../contracts/api/sessionApi.ts'
import type { Tx } from '../storage/Tables.ts'
import { freshTokens } from './freshTokens.ts'
import { sessionLife } from './sessionLife.ts'
import { newToken, tokenHash } from './token.ts'

export type Holder = { readonly kind: 'guest' | 'registered'; readonly subject: string }

/** AUTH-03, AUTH-09: a session with its first pair of tokens. */
export async function openSession(
  tx: Tx,
  { kind, subject }: Holder,
  now: number,
  newId: () => string,
): Promise<TokenAnswer> {
  const session = { id: newId(), kind, subject, salt: newToken(), created_at: now, expires_at: now + sessionLife[kind] }
  await tx.insertInto('session').values(session).execute()
  const refreshToken = newToken()
  await tx
    .insertInto('refresh_token')
    .values({ hash: tokenHash(refreshToken), session_id: session.id })
    .execute()
  return freshTokens(tx, session, refreshToken, now)
}
