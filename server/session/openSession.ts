import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { openBasketOf } from '../cart/pricing/OpenBasket.ts'
import type { Tx } from '../storage/Tables.ts'
import type { SessionTables } from '../storage/tables/SessionTables.ts'
import { newToken, sessionLife, successorOf, tokenHash } from './token.ts'

export type Holder = { readonly kind: 'guest' | 'registered'; readonly subject: string }

/** AUTH-03, AUTH-09: a session with its first pair of tokens. */
export const openSession = async (
  tx: Tx,
  { kind, subject }: Holder,
  now: number,
  newId: () => string,
): Promise<TokenAnswer> => {
  const session = { id: newId(), kind, subject, salt: newToken(), created_at: now, expires_at: now + sessionLife[kind] }
  await tx.insertInto('session').values(session).execute()
  const refreshToken = newToken()
  await tx
    .insertInto('refresh_token')
    .values({ hash: tokenHash(refreshToken), session_id: session.id })
    .execute()
  return freshTokens(tx, session, refreshToken, now)
}

/** Shorter ones prove nothing. */
const leastKeyLength = 16

/**
 * AUTH-05: issues the next pair of tokens and uses the refresh token up. Repeated under the same renewal key it gives
 * the same successor as long as that is unused: the answer was lost, perhaps for hours in a tunnel, and with the
 * session the cart and an order in progress would be lost. A used token without that key is in two hands: the session
 * ends for both. Undefined: open a new guest session.
 */
export const renewSession = async (
  tx: Tx,
  refreshToken: string,
  renewalKey: string | undefined,
  now: number,
): Promise<TokenAnswer | undefined> => {
  const hash = tokenHash(refreshToken)
  const key =
    renewalKey !== undefined && renewalKey.length >= leastKeyLength ? tokenHash(`renewal ${renewalKey}`) : null
  const token = await tx.selectFrom('refresh_token').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst()
  if (!token) return undefined
  const session = await tx
    .selectFrom('session')
    .selectAll()
    .where('id', '=', token.session_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (session.revoked_at !== null || session.expires_at <= now) return undefined
  const successor = successorOf(refreshToken, session.salt)
  if (token.used_at === null) {
    await tx.updateTable('refresh_token').set({ used_at: now, renewal_key: key }).where('hash', '=', hash).execute()
    await tx
      .insertInto('refresh_token')
      .values({ hash: tokenHash(successor), session_id: session.id })
      .execute()
    return freshTokens(tx, session, successor, now)
  }
  const isSameRenewal = key !== null && key === token.renewal_key
  if (isSameRenewal && (await isUnused(tx, successor))) return freshTokens(tx, session, successor, now)
  await tx.updateTable('session').set({ revoked_at: now }).where('id', '=', session.id).execute()
  return undefined
}

const isUnused = async (tx: Tx, token: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('refresh_token')
    .select('used_at')
    .where('hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row?.used_at === null
}

type Session = Pick<SessionTables['session'], 'id' | 'kind' | 'subject' | 'expires_at'>

/** AUTH-09, AUTH-15: a fresh access token with the given refresh token, and the owner of the session. */
const freshTokens = async (tx: Tx, session: Session, refreshToken: string, now: number): Promise<TokenAnswer> => {
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
    ...defined({ basketId }),
  }
}

type Facts = Pick<TokenAnswer, 'tokenType' | 'consumerType' | 'programme' | 'memberId' | 'isEmployeeDiscountTCAccepted'>

const guestFacts: Facts = { tokenType: 'Guest', consumerType: 'GUEST', isEmployeeDiscountTCAccepted: false }

const consumerFacts = async (tx: Tx, id: string): Promise<Facts> => {
  const row = await tx
    .selectFrom('consumer')
    .select(['type', 'programme', 'member_id', 'terms_accepted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    tokenType: 'Registered',
    consumerType: row.type,
    ...defined({ programme: row.programme ?? undefined, memberId: row.member_id ?? undefined }),
    isEmployeeDiscountTCAccepted: row.terms_accepted_at !== null,
  }
}
