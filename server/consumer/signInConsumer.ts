import type { signIn } from '../../contracts/api/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result, Step } from '../http/handle.ts'
import type { Caller } from '../session/Caller.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { knownByPassword } from './knownByPassword.ts'
import { forgetAttempts } from './signInAttempts.ts'

type Endpoint = typeof signIn

/** ms; AUTH-06: a code is exchanged at once or never. */
export const codeLifeMs = 60_000

/** AUTH-21: e-mail and password for an authorization code, bound to the caller's PKCE challenge and to the guest who asks. */
export async function signInConsumer({ body }: InputOf<Endpoint>, caller: Caller, context: Context, step: Step<Endpoint>): Promise<Result<Endpoint>> {
  const { db, now } = context
  const consumer = await knownByPassword(body, context)
  if ('_tag' in consumer) return consumer
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
