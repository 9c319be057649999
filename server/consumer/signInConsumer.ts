import type { signIn } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Caller } from '../kit/Caller.ts'
import type { Context } from '../kit/Context.ts'
import type { Result, Step } from '../kit/handle.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { reachService } from '../outage/reachService.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { knownByPassword } from './knownByPassword.ts'
import { forgiveAttempt, rememberDevice } from './signInAttempts.ts'

type Endpoint = typeof signIn

/** ms; AUTH-06: a code is exchanged at once or never. */
export const codeLifeMs = 60_000

/**
 * AUTH-21: exchanges e-mail and password for an authorization code, bound to the caller's PKCE challenge and to the
 * guest who asks.
 */
export const signInConsumer = async (
  { body }: InputOf<Endpoint>,
  caller: Caller,
  context: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> => {
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

/**
 * Input that cannot belong to an account is refused without looking at the accounts, so it reveals nothing and does not
 * count as a guess.
 */
const credentialFault = ({ username, password, codeChallenge }: InputOf<Endpoint>['body']): Refusal | undefined => {
  if (!isEmail(username)) return refuse('AUT418', { field: 'username' })
  if (password === '') return refuse('AUT437', { field: 'password' })
  return /^[\w-]{43}$/.test(codeChallenge) ? undefined : refuse('AUT438', { field: 'codeChallenge' })
}
