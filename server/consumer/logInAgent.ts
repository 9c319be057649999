import type { agentLogin } from '../../contracts/api/authApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result } from '../http/handle.ts'
import type { Caller } from '../session/Caller.ts'
import { sessionLife } from '../session/sessionLife.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { deviceAt } from '../store/enrolment.ts'
import { storeName } from '../store/isSeller.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { knownByPassword } from './knownByPassword.ts'
import { forgiveAttempt } from './signInAttempts.ts'

type Endpoint = typeof agentLogin

/**
 * AUTH-24, BIS-05: an agent sells in any store, and nobody else does by this door. The session is one of its own, with nothing of
 * the agent's account in it, and as short as an access token: there is nothing to renew it with.
 * BIS-07: the device is enrolled at the store, or there is no session; with the enrolment it ends.
 * CART-24: as long as it lasts, the agent's word counts in the session of whoever is served on the same device.
 */
export async function logInAgent(
  { body }: InputOf<Endpoint>,
  caller: Caller,
  context: Context,
): Promise<Result<Endpoint>> {
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
