import { createHash, randomBytes } from 'node:crypto'
import type { BotCheckAction } from '../../core/domain/botCheck/botCheck.ts'
import type { Db } from '../storage/Tables.ts'

/** From the challenge to the call that spends it, ms. */
export const challengeLifeMs = 120_000

/** What an answer costs: so many zero bits at the head of a SHA-256, some two thousand of them on average. */
export const workBits = 11

/** A challenge for one call of one kind. Those that are over are cleared away. */
export async function openChallenge(db: Db, action: BotCheckAction, now: number): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  await db.deleteFrom('bot_check').where('expires_at', '<=', now).execute()
  await db
    .insertInto('bot_check')
    .values({ id, action, expires_at: now + challengeLifeMs, spent_by: null })
    .execute()
  return id
}

/**
 * CHK-09: whether `token` (the challenge, a dot, the number that was found) answers a challenge of this kind, and spends it on the
 * call that `caller` names. For another call it is worth nothing any more; the same call asked again finds it spent on itself.
 */
export async function spendToken(
  db: Db,
  token: string,
  action: BotCheckAction,
  caller: string,
  now: number,
): Promise<boolean> {
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
