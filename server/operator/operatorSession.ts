import type { OperatorCaller } from '../kit/Context.ts'
import { newToken, tokenHash } from '../session/token.ts'
import type { Db } from '../storage/Tables.ts'

/** OPR-03: all in ms. `touch`: a session is noted as used at most so often. */
export const operatorSessionLife = { idle: 30 * 60_000, absolute: 8 * 3_600_000, touch: 60_000 } as const

const cookieName = 'cairn-operator'

/** Opens a session; the answer's cookie. */
export const openOperatorSession = async (
  db: Db,
  operatorId: string,
  publicUrl: string,
  now: number,
): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('operator_session')
    .values({
      hash: hashOf(token),
      operator_id: operatorId,
      seen_at: now,
      expires_at: now + operatorSessionLife.absolute,
    })
    .execute()
  return cookieOf(token, operatorSessionLife.absolute, publicUrl)
}

/** The cookie that makes a browser forget its session. */
export const forgottenCookie = (publicUrl: string): string => cookieOf('', 0, publicUrl)

export const endOperatorSession = async (db: Db, hash: string): Promise<void> => {
  await db.deleteFrom('operator_session').where('hash', '=', hash).execute()
}

/** OPR-03: whose session a request's cookies name, and keeps the session alive; undefined without a live one. */
export const findOperator = async (
  db: Db,
  cookies: string | undefined,
  now: number,
): Promise<OperatorCaller | undefined> => {
  const [, token] = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '') ?? []
  if (token === undefined) return undefined
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(['operator.id', 'operator.email', 'operator.roles', 'operator_session.hash', 'operator_session.seen_at'])
    .where('operator_session.hash', '=', hashOf(token))
    .where('operator_session.expires_at', '>', now)
    .where('operator_session.seen_at', '>', now - operatorSessionLife.idle)
    .where('operator.state', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  if (row.seen_at <= now - operatorSessionLife.touch)
    await db.updateTable('operator_session').set({ seen_at: now }).where('hash', '=', row.hash).execute()
  return { kind: 'operator', subject: row.id, email: row.email, roles: row.roles, sessionId: row.hash }
}

/** How long the session lasts: until nobody has called for a while, and at most. Epoch ms. */
export const sessionTimes = async (
  db: Db,
  hash: string,
): Promise<{ readonly idleUntil: number; readonly expiresAt: number }> => {
  const { seen_at: seenAt, expires_at: expiresAt } = await db
    .selectFrom('operator_session')
    .select(['seen_at', 'expires_at'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { idleUntil: Math.min(seenAt + operatorSessionLife.idle, expiresAt), expiresAt }
}

/** Another prefix than a shopper's token, so that neither is ever taken for the other. */
const hashOf = (token: string): string => tokenHash(`operator ${token}`)

const cookieOf = (value: string, lifeMs: number, publicUrl: string): string =>
  [
    `${cookieName}=${value}`,
    'Path=/operator',
    `Max-Age=${lifeMs / 1_000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
