import type { TokenAnswer } from '../../contracts/api/sessionApi.ts'
import { openBasketOf } from '../cart/openBasketOf.ts'
import type { Tx } from '../storage/Tables.ts'
import { sessionLife } from './sessionLife.ts'
import type { SessionTables } from './SessionTables.ts'
import { newToken, tokenHash } from './token.ts'

type Session = Pick<SessionTables['session'], 'id' | 'kind' | 'subject' | 'expires_at'>

/** AUTH-09, AUTH-15: a fresh access token beside the given refresh token, and who the session is. */
export async function freshTokens(tx: Tx, session: Session, refreshToken: string, now: number): Promise<TokenAnswer> {
  const accessToken = newToken()
  const accessExpiry = Math.min(now + sessionLife.access, session.expires_at)
  await tx.deleteFrom('access_token').where('session_id', '=', session.id).where('expires_at', '<=', now).execute()
  await tx
    .insertInto('access_token')
    .values({ hash: tokenHash(accessToken), session_id: session.id, expires_at: accessExpiry })
    .execute()
  const basketId = await openBasketOf(tx, session.subject)
  return {
    accessToken,
    refreshToken,
    accessExpiry,
    refreshExpiry: session.expires_at,
    sessionId: session.id,
    usid: session.id,
    consumerNo: session.subject,
    ...(session.kind === 'registered' ? await consumerFacts(tx, session.subject) : guestFacts),
    ...(basketId === undefined ? {} : { basketId }),
  }
}

type Facts = Pick<TokenAnswer, 'tokenType' | 'consumerType' | 'memberId' | 'isEmployeeDiscountTCAccepted'>

const guestFacts: Facts = { tokenType: 'Guest', consumerType: 'GUEST', isEmployeeDiscountTCAccepted: false }

async function consumerFacts(tx: Tx, id: string): Promise<Facts> {
  const row = await tx
    .selectFrom('consumer')
    .select(['type', 'member_id', 'terms_accepted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    tokenType: 'Registered',
    consumerType: row.type,
    ...(row.member_id === null ? {} : { memberId: row.member_id }),
    isEmployeeDiscountTCAccepted: row.terms_accepted_at !== null,
  }
}
