import type { agentLogin } from '../../contracts/api/account/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Caller } from '../kit/Caller.ts'
import type { Context } from '../kit/Context.ts'
import type { Result } from '../kit/handle.ts'
import { newToken, sessionLife, tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { deviceAt, storeName } from '../store/enrolment.ts'
import { knownByPassword } from './knownByPassword.ts'
import { forgiveAttempt } from './signInAttempts.ts'

type Endpoint = typeof agentLogin

/**
 * AUTH-24, BIS-05: signs in an agent, who may sell in any store; nobody else can use this endpoint. The session
 * contains nothing of the agent's account, lasts as long as an access token and cannot be renewed. BIS-07: the device
 * must be enrolled at the store, and the session ends with the enrolment. CART-24: while it lasts, the session of the
 * customer on the same device may change prices.
 */
export const logInAgent = async (
  { body }: InputOf<Endpoint>,
  caller: Caller,
  context: Context,
): Promise<Result<Endpoint>> => {
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
