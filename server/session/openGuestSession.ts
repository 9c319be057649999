import type { TokenAnswer } from '../../contracts/api/sessionApi.ts'
import type { Tx } from '../storage/Tables.ts'
import { openBasketOf } from '../cart/openBasketOf.ts'
import { sessionLife } from './sessionLife.ts'
import { newToken, tokenHash } from './token.ts'

/** AUTH-03: a new guest with a new pair of tokens. */
export async function openGuestSession(tx: Tx, now: number, newId: () => string): Promise<TokenAnswer> {
  const session = {
    id: newId(),
    kind: 'guest',
    subject: newId(),
    salt: newToken(),
    created_at: now,
    expires_at: now + sessionLife.guest,
  } as const
  await tx.insertInto('session').values(session).execute()
  const refreshToken = newToken()
  await tx.insertInto('refresh_token').values({ hash: tokenHash(refreshToken), session_id: session.id }).execute()
  return guestTokens(tx, session, refreshToken, now)
}

type Session = { readonly id: string; readonly subject: string; readonly expires_at: number }

/** AUTH-09, AUTH-15: a fresh access token beside the given refresh token. */
export async function guestTokens(tx: Tx, session: Session, refreshToken: string, now: number): Promise<TokenAnswer> {
  const accessToken = newToken()
  const accessExpiry = Math.min(now + sessionLife.access, session.expires_at)
  await tx.deleteFrom('access_token').where('session_id', '=', session.id).where('expires_at', '<=', now).execute()
  await tx
    .insertInto('access_token')
    .values({ hash: tokenHash(accessToken), session_id: session.id, expires_at: accessExpiry })
    .execute()
  const basketId = await openBasketOf(tx, session.subject)
  return {
    tokenType: 'Guest',
    accessToken,
    refreshToken,
    accessExpiry,
    refreshExpiry: session.expires_at,
    sessionId: session.id,
    usid: session.id,
    consumerNo: session.subject,
    consumerType: 'GUEST',
    isEmployeeDiscountTCAccepted: false,
    ...(basketId === undefined ? {} : { basketId }),
  }
}
