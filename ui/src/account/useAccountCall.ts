import { useState } from 'react'
import type { AccountCall, AccountOutcome } from '../../../contracts/accountCalls.ts'
import type { AsyncState } from '../../../core/domain/account/asyncState.ts'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import type { AccountForm } from '../../../core/domain/account/accountForms.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'

type Failures = ReturnType<typeof accountFailures>

/** One form of the account: its rules first, then the call. What was typed stays on the page, secrets nowhere else. */
export const useAccountCall = (form: AccountForm) => {
  const { account } = useStorefront()
  const [state, setState] = useState<AsyncState>('idle')
  const [outcome, setOutcome] = useState<AccountOutcome | null>(null)
  const [failures, setFailures] = useState<Failures>([])
  const [turn, setTurn] = useState(0)
  const send = async (call: AccountCall): Promise<AccountOutcome | null> => {
    const { _tag, ...entry } = call
    const found = accountFailures(form, entry)
    setFailures(found)
    setTurn((so) => so + 1)
    setOutcome(null)
    if (found.length > 0) return null
    setState('pending')
    const answered = await account(call).catch((): AccountOutcome => ({ _tag: 'Unreachable' }))
    setState(answered._tag === 'Done' || answered._tag === 'SignedIn' ? 'success' : answered._tag === 'Ignored' ? 'idle' : 'error')
    setOutcome(answered)
    return answered
  }
  return { send, state, outcome, failures, turn }
}
