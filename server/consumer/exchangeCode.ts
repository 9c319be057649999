import { createHash } from 'node:crypto'
import type { fetchToken, TokenAnswer } from '../../contracts/api/sessionApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { carryGuestOver } from './carryGuestOver.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { openSession } from '../session/openSession.ts'
import { tokenHash } from '../session/token.ts'
import type { Tx } from '../storage/Tables.ts'

type Body = InputOf<typeof fetchToken>['body']

/**
 * AUTH-06…08: a code, once and within its life, together with the verifier whose challenge it was given for, becomes a
 * session; what the guest had goes into the account. AUT409: the code has been exchanged
 * already, so two hands have it, and the session it opened ends (RFC 6749, section 4.1.2); AUT404: it is no good (any more).
 */
export async function exchangeCode(tx: Tx, body: Body, context: Context): Promise<TokenAnswer | Refusal> {
  const { authorizationCode = '', codeVerifier = '', st = '', guestObjects, orderNo } = body
  const { now, newId } = context
  const hash = tokenHash(authorizationCode)
  const code = await tx
    .selectFrom('authorization_code')
    .selectAll()
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if (!code || code.expires_at <= now) return refuse('AUT404')
  if (code.used_at !== null) {
    if (code.session_id !== null)
      await tx
        .updateTable('session')
        .set({ revoked_at: now })
        .where('id', '=', code.session_id)
        .where('revoked_at', 'is', null)
        .execute()
    return refuse('AUT409')
  }
  await tx.updateTable('authorization_code').set({ used_at: now }).where('hash', '=', hash).execute()
  if (challengeOf(codeVerifier) !== code.challenge || tokenHash(st) !== code.state) return refuse('AUT404')
  const subject = code.consumer_id
  if (code.guest !== null) {
    const basketId = guestObjects?.basketId
    await carryGuestOver(
      tx,
      {
        guest: code.guest,
        subject,
        ...(basketId === undefined ? {} : { basketId }),
        ...(orderNo === undefined ? {} : { orderNo }),
      },
      context,
    )
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('subject', '=', code.guest)
      .where('revoked_at', 'is', null)
      .execute()
  }
  const opened = await openSession(tx, { kind: 'registered', subject }, now, newId)
  await tx.updateTable('authorization_code').set({ session_id: opened.sessionId }).where('hash', '=', hash).execute()
  return opened
}

/** RFC 7636, method S256. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
