import { createHash } from 'node:crypto'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { carryBasket } from '../cart/carryBasket.ts'
import { mergeGuestFavorites } from '../favorites/favoriteList.ts'
import type { Context } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import { mergeGuestSaved } from '../saved/savedList.ts'
import { openSession, renewSession } from '../session/openSession.ts'
import { tokenHash } from '../session/token.ts'
import type { Tx } from '../storage/Tables.ts'
import { inTransaction } from '../storage/inTransaction.ts'

export const sessionHandlers = [
  /** AUTH-03, AUTH-05…09: `{}` opens a guest session, `refreshToken` renews one, `authorizationCode` signs in. */
  handle(fetchToken, async ({ body }, _caller, context) => {
    const { db, now, newId } = context
    if (body.authorizationCode !== undefined) {
      const signedIn = await inTransaction(db, (tx) => exchangeCode(tx, body, context))
      return '_tag' in signedIn ? signedIn : answer(signedIn)
    }
    const { refreshToken, renewalKey } = body
    if (refreshToken === undefined)
      return answer(await inTransaction(db, (tx) => openSession(tx, { kind: 'guest', subject: newId() }, now, newId)))
    const renewed = await inTransaction(db, (tx) => renewSession(tx, refreshToken, renewalKey, now))
    return renewed ? answer(renewed) : refuse('AUT404')
  }),
]

type Body = InputOf<typeof fetchToken>['body']

/** RFC 7636, method S256. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

type Guest = {
  readonly guest: string
  readonly subject: string
  readonly basketId?: string
  readonly orderNo?: string
}

/**
 * AUTH-07, AUTH-08: moves the guest's things to the account: basket, favorites, saved items, an order that was handed
 * over, and the answers to the guest's calls, so that a call repeated after the sign-in gets the same answer. FAV-17:
 * an employee has neither list.
 */
export const carryGuestOver = async (
  tx: Tx,
  { guest, subject, basketId, orderNo }: Guest,
  context: Pick<Context, 'catalogue' | 'now'>,
): Promise<void> => {
  await carryAnswersOver(tx, guest, subject)
  if (orderNo !== undefined)
    await tx.updateTable('orders').set({ subject }).where('number', '=', orderNo).where('subject', '=', guest).execute()
  const account = await tx.selectFrom('consumer').select('type').where('id', '=', subject).executeTakeFirst()
  if (account?.type !== 'EMPLOYEE') {
    await mergeGuestFavorites(tx, guest, subject)
    await mergeGuestSaved(tx, guest, subject)
  }
  if (basketId !== undefined) await carryBasket(tx, guest, subject, basketId, context)
}

/**
 * AUTH-06…08: exchanges a code, once and before it expires, for a session. The verifier must match the challenge that
 * the code was issued for; the guest's things move to the account. AUT409: the code was exchanged before, so two
 * parties have it, and the session it opened ends (RFC 6749, section 4.1.2). AUT404: it is not valid.
 */
const exchangeCode = async (tx: Tx, body: Body, context: Context): Promise<TokenAnswer | Refusal> => {
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
        ...defined({ basketId, orderNo }),
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

/**
 * Two callers may use the same key. If the account has used it too, the account's answer stays, and the guest's can no
 * longer be reached.
 */
const carryAnswersOver = async (tx: Tx, guest: string, subject: string): Promise<void> => {
  await tx
    .updateTable('idempotency')
    .set({ subject })
    .where('subject', '=', guest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency as own')
            .select('own.key')
            .where('own.subject', '=', subject)
            .whereRef('own.key', '=', 'idempotency.key'),
        ),
      ),
    )
    .execute()
}
