import type { signIn } from '../../contracts/api/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result, Step } from '../http/handle.ts'
import type { Caller } from '../session/Caller.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { attemptLimits, countAttempt, emailKey, forgetAttempts } from './signInAttempts.ts'

type Endpoint = typeof signIn

/** ms; AUTH-06: a code is exchanged at once or never. */
export const codeLifeMs = 60_000

/**
 * AUTH-21, AUTH-25: e-mail and password for an authorization code, bound to the caller's PKCE challenge and to the guest who asks.
 * The password is looked at outside any transaction: it takes long, and others must not wait for it.
 */
export async function signInConsumer({ body }: InputOf<Endpoint>, caller: Caller, context: Context, step: Step<Endpoint>): Promise<Result<Endpoint>> {
  const { db, now, passwords } = context
  const attempt = await countAttempt(db, body.username, now)
  if (attempt._tag === 'Locked') return refuse('AUT423')
  const consumer = await db.selectFrom('consumer').select(['id', 'password', 'locked_at']).where('email', '=', emailKey(body.username)).executeTakeFirst()
  const isRight = await passwords.isRight(body.password, consumer?.password)
  if (!consumer || !isRight) return refuse(refusalOf(attempt.nth))
  if (consumer.locked_at !== null) return refuse('AUT441')
  const [code, state] = [newToken(), newToken()]
  return inTransaction(db, async (tx) => {
    await forgetAttempts(tx, body.username)
    await tx.deleteFrom('authorization_code').where('consumer_id', '=', consumer.id).where('expires_at', '<=', now).execute()
    const row = { hash: tokenHash(code), consumer_id: consumer.id, challenge: body.codeChallenge, state: tokenHash(state) }
    const guest = caller.kind === 'guest' ? caller.subject : null
    await tx.insertInto('authorization_code').values({ ...row, guest, expires_at: now + codeLifeMs }).execute()
    return step.settle(tx, answer({ authorizationCode: code, st: state }))
  })
}

const refusalOf = (nth: number): 'AUT401' | 'AUT426' | 'AUT423' => {
  if (nth >= attemptLimits.most) return 'AUT423'
  return nth === attemptLimits.most - 1 ? 'AUT426' : 'AUT401'
}
