import { useState } from 'react'
import type { AccountCall, AccountOutcome } from '../../../contracts/accountCalls.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { AsyncState } from '../../../core/domain/account/asyncState.ts'
import { botCheckToken } from '../botCheck/botCheckToken.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'

/** A call of the account and what came of it. `turn` grows with every press; `failures` of the form keep the call back. */
export const useAccountSend = () => {
  const { account } = useStorefront()
  const [state, setState] = useState<AsyncState>('idle')
  const [outcome, setOutcome] = useState<AccountOutcome | null>(null)
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const [turn, setTurn] = useState(0)
  const send = async (call: AccountCall, found: readonly FieldFailure[]): Promise<AccountOutcome | null> => {
    setFailures(found)
    setTurn((so) => so + 1)
    setOutcome(null)
    if (found.length > 0) return null
    setState('pending')
    const answered = await withBotCheck(call)
      .then(account)
      .catch((): AccountOutcome => ({ _tag: 'Unreachable' }))
    setState(stateAfter[answered._tag])
    setOutcome(answered)
    return answered
  }
  return { send, state, outcome, failures, turn }
}

/** CHK-09, SIGN-06 */
const withBotCheck = async (call: AccountCall): Promise<AccountCall> => {
  if (call._tag !== 'SignIn' && call._tag !== 'SignUp') return call
  const login = await botCheckToken('login')
  if (login === undefined) return call
  if (call._tag === 'SignIn') return { ...call, botCheck: login }
  const register = await botCheckToken('register')
  return { ...call, botCheck: { login, ...(register === undefined ? {} : { register }) } }
}

const stateAfter: Readonly<Record<AccountOutcome['_tag'], AsyncState>> = {
  Done: 'success',
  SignedIn: 'success',
  SignedUp: 'success',
  AgentLoggedIn: 'success',
  Ignored: 'idle',
  Refused: 'error',
  Unreachable: 'error',
  OrderUnderWay: 'error',
}
