import type { signIn } from '../../contracts/api/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result, Step } from '../http/handle.ts'
import type { Caller } from '../session/Caller.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { reachService } from '../outage/reachService.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { knownByPassword } from './knownByPassword.ts'
import { rememberDevice } from './knownDevices.ts'
import { emailKey, forgiveAttempt } from './signInAttempts.ts'

type Endpoint = typeof signIn

/** ms; AUTH-06: a code is exchanged at once or never. */
export const codeLifeMs = 60_000

/** AUTH-21: e-mail and password for an authorization code, bound to the caller's PKCE challenge and to the guest who asks. */
export async function signInConsumer(
  { body }: InputOf<Endpoint>,
  caller: Caller,
  context: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> {
  const { db, now } = context
  const fault = credentialFault(body)
  if (fault) return fault
  await reachService(db, 'sign-in')
  const consumer = await knownByPassword(body, context)
  if ('_tag' in consumer) return consumer
  const [code, state] = [newToken(), newToken()]
  return inTransaction(db, async (tx) => {
    await forgiveAttempt(tx, consumer.attempt, now)
    if (body.device !== undefined)
      await rememberDevice(tx, { name: emailKey(body.username), consumerId: consumer.id }, body.device, now)
    await tx
      .deleteFrom('authorization_code')
      .where('consumer_id', '=', consumer.id)
      .where('expires_at', '<=', now)
      .execute()
    const row = {
      hash: tokenHash(code),
      consumer_id: consumer.id,
      challenge: body.codeChallenge,
      state: tokenHash(state),
    }
    const guest = caller.kind === 'guest' ? caller.subject : null
    await tx
      .insertInto('authorization_code')
      .values({ ...row, guest, expires_at: now + codeLifeMs })
      .execute()
    return step.settle(tx, answer({ authorizationCode: code, st: state }))
  })
}

/** What cannot be anybody's: said without looking at the accounts, so that it tells nothing of them, and no guess either. */
function credentialFault({ username, password, codeChallenge }: InputOf<Endpoint>['body']): Refusal | undefined {
  if (!isEmail(username)) return refuse('AUT418', { field: 'username' })
  if (password === '') return refuse('AUT437', { field: 'password' })
  return /^[\w-]{43}$/.test(codeChallenge) ? undefined : refuse('AUT438', { field: 'codeChallenge' })
}
