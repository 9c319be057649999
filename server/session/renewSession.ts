import type { TokenAnswer } from '../../contracts/api/sessionApi.ts'
import type { Tx } from '../storage/Tables.ts'
import { freshTokens } from './freshTokens.ts'
import { successorOf, tokenHash } from './token.ts'

/** Shorter ones are no proof of anything. */
const leastKeyLength = 16

/**
 * AUTH-05: gives the next pair of tokens and uses the refresh token up. Asked for again under the same renewal key it gives the same
 * successor as long as that one is unused: its answer was lost, in a tunnel perhaps for hours, and with the session the cart
 * and an order under way would be lost. A used token that comes otherwise is in two hands: the session ends for both.
 * Undefined: ask for a new guest.
 */
export async function renewSession(
  tx: Tx,
  refreshToken: string,
  renewalKey: string | undefined,
  now: number,
): Promise<TokenAnswer | undefined> {
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

async function isUnused(tx: Tx, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token')
    .select('used_at')
    .where('hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row?.used_at === null
}
