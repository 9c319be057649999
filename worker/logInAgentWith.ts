import type { AccountCall, AccountOutcome } from '../contracts/accountCalls.ts'
import { agentLogin } from '../contracts/api/authApi.ts'
import { refusalOf } from './signIn.ts'
import type { AccountSettings } from './signIn.ts'

/** AUTH-24: e-mail and password live in this function alone, and so does the token: the server knows beside whose session it was given. */
export const logInAgentWith = async (
  { session, ids, isOnline }: AccountSettings,
  { email, password, storeId }: Extract<AccountCall, { readonly _tag: 'AgentLogin' }>,
): Promise<AccountOutcome> => {
  if (!isOnline()) return { _tag: 'Unreachable' }
  const answer = await session.send(agentLogin, { body: { username: email.trim(), password, storeId } }, ids.uuidv7())
  if (answer._tag === 'Refused') return refusalOf(answer)
  if (answer._tag !== 'Confirmed') return { _tag: 'Unreachable' }
  const { storeName, storeEmployeeId, storeEmployeeName, accessExpiry: agentUntil } = answer.body
  return { _tag: 'AgentLoggedIn', session: { storeId, storeName, storeEmployeeId, storeEmployeeName }, agentUntil }
}
