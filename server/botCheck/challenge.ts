import { toFields } from '../../core/domain/fields/fields.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import type { BotCheckAction } from '../../core/domain/botCheck/botCheck.ts'
import type { Db } from '../storage/Tables.ts'

/** How long after a challenge a call may use it, ms. */
export const challengeLifeMs = 120_000

/** The cost of an answer: this many leading zero bits of a SHA-256, about two thousand hashes on average. */
export const workBits = 11

/** A challenge for one call of one action. Deletes expired ones. */
export const openChallenge = async (db: Db, action: BotCheckAction, now: number): Promise<string> => {
  const id = randomBytes(16).toString('base64url')
  await db.deleteFrom('bot_check').where('expires_at', '<=', now).execute()
  await db
    .insertInto('bot_check')
    .values({ id, action, expires_at: now + challengeLifeMs, spent_by: null })
    .execute()
  return id
}

/**
 * CHK-09: whether `token` (the challenge, a dot, the number found) answers a challenge for this action. If so, it is
 * used up by the call that `caller` names: it is worthless for any other call, while the same call repeated still
 * passes.
 */
export const spendToken = async (
  db: Db,
  token: string,
  action: BotCheckAction,
  caller: string,
  now: number,
): Promise<boolean> => {
  const [id = ''] = token.split('.')
  if (!isWorked(token)) return false
  const spent = await db
    .updateTable('bot_check')
    .set({ spent_by: caller })
    .where('id', '=', id)
    .where('action', '=', action)
    .where('expires_at', '>', now)
    .where((is) => is.or([is('spent_by', 'is', null), is('spent_by', '=', caller)]))
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

const isWorked = (token: string): boolean =>
  createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - workBits) === 0

/**
 * CHK-09: whether the call may proceed: it needs no check, or its check was answered. `caller` names the call (who
 * makes it, and its key).
 */
export const hasPassedBotCheck = async (
  db: Db,
  { botCheck }: Endpoint,
  body: unknown,
  caller: string,
  now: number,
): Promise<boolean> => {
  if (botCheck === undefined) return true
  const token = toFields(body)['recaptcha_response']
  return typeof token === 'string' && token !== '' && spendToken(db, token, botCheck, caller, now)
}
