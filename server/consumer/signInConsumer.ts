import type { agentLogin, signIn } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import type { Caller, Context } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Result, Step } from '../kit/handle.ts'
import { emailKey } from '../limits/countAgainst.ts'
import { limitReached } from '../limits/limitReply.ts'
import { reachService } from '../outage/reachService.ts'
import { newToken, sessionLife, tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { ConsumerTables } from '../storage/tables/ConsumerTables.ts'
import { deviceAt, storeName } from '../store/enrolment.ts'
import { attemptLimits, countAttempt, forgiveAttempt, rememberDevice } from './signInAttempts.ts'
import type { SignInAttempt } from './signInAttempts.ts'

/** ms; AUTH-06: a code is exchanged at once or never. */
export const codeLifeMs = 60_000

/**
 * AUTH-21: exchanges e-mail and password for an authorization code, bound to the caller's PKCE challenge and to the
 * guest who asks.
 */
export const signInConsumer = async (
  { body }: InputOf<typeof signIn>,
  caller: Caller,
  context: Context,
  step: Step<typeof signIn>,
): Promise<Result<typeof signIn>> => {
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
 * AUTH-24, BIS-05: signs in an agent, who may sell in any store; nobody else can use this endpoint. The session
 * contains nothing of the agent's account, lasts as long as an access token and cannot be renewed. BIS-07: the device
 * must be enrolled at the store, and the session ends with the enrolment. CART-24: while it lasts, the session of the
 * customer on the same device may change prices.
 */
export const logInAgent = async (
  { body }: InputOf<typeof agentLogin>,
  caller: Caller,
  context: Context,
): Promise<Result<typeof agentLogin>> => {
  const { db, now, newId, storeDevice } = context
  const agent = await knownByPassword(body, context)
  if ('_tag' in agent) return agent
  const name = await storeName(db, body.storeId)
  const deviceId = await deviceAt(db, body.storeId, storeDevice)
  if (!agent.is_agent || name === undefined || deviceId === undefined) return refuse('STR404')
  const accessToken = newToken()
  const accessExpiry = now + sessionLife.access
  await inTransaction(db, async (tx) => {
    await forgiveAttempt(tx, agent.attempt, now)
    const session = {
      id: newId(),
      kind: 'agent' as const,
      subject: newId(),
      agent_id: agent.id,
      store_id: body.storeId,
      beside: caller.kind === 'public' ? null : caller.sessionId,
      device_id: deviceId,
      salt: newToken(),
      created_at: now,
      expires_at: accessExpiry,
    }
    await tx.insertInto('session').values(session).execute()
    await tx
      .insertInto('access_token')
      .values({ hash: tokenHash(accessToken), session_id: session.id, expires_at: accessExpiry })
      .execute()
  })
  const storeEmployeeName = `${agent.first_name} ${agent.last_name}`.trim()
  return answer({
    storeId: body.storeId,
    storeName: name,
    storeEmployeeId: agent.id,
    storeEmployeeName,
    accessToken,
    accessExpiry,
  })
}

export type Known = Pick<ConsumerTables['consumer'], 'id' | 'is_agent' | 'first_name' | 'last_name'> & {
  readonly attempt: SignInAttempt
}

/**
 * AUTH-21, AUTH-25: finds the account with this e-mail and password. Every attempt is counted, whether or not the
 * account exists. The password is checked outside any transaction, because that takes long and others must not wait for
 * it.
 */
const knownByPassword = async (
  { username, password, device }: { readonly username: string; readonly password: string; readonly device?: string },
  context: Pick<Context, 'db' | 'now' | 'passwords' | 'client'>,
): Promise<Known | Refusal> => {
  const { db, passwords } = context
  const attempt = await countAttempt(context, username, device)
  if (attempt._tag === 'Reached') throw limitReached(attempt)
  const consumer = await db
    .selectFrom('consumer')
    .select(['id', 'password', 'locked_at', 'is_agent', 'first_name', 'last_name'])
    .where('email', '=', emailKey(username))
    .executeTakeFirst()
  const isRight = await passwords.isRight(password, consumer?.password)
  if (!consumer || !isRight) return refused(attempt)
  return consumer.locked_at === null ? { ...consumer, attempt } : refuse('AUT441')
}

/**
 * Input that cannot belong to an account is refused without looking at the accounts, so it reveals nothing and does not
 * count as a guess.
 */
const credentialFault = ({
  username,
  password,
  codeChallenge,
}: InputOf<typeof signIn>['body']): Refusal | undefined => {
  if (!isEmail(username)) return refuse('AUT418', { field: 'username' })
  if (password === '') return refuse('AUT437', { field: 'password' })
  return /^[\w-]{43}$/.test(codeChallenge) ? undefined : refuse('AUT438', { field: 'codeChallenge' })
}

/** The attempt that reaches the limit already says so, and for how long. */
const refused = ({ nth }: SignInAttempt): Refusal => {
  if (nth >= attemptLimits.most)
    throw limitReached({ _tag: 'Reached', limit: attemptLimits, waitMs: attemptLimits.windowMs })
  return refuse(nth === attemptLimits.most - 1 ? 'AUT426' : 'AUT401')
}
