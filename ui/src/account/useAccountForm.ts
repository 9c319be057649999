import { defined } from '../../../core/domain/fields/fields.ts'
import { useState } from 'react'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { OutcomeOf, RequestName, RequestOutcome, Requests } from '../../../contracts/requests.ts'
import type { AsyncState } from '../../../core/domain/account/accountForms.ts'
import { botCheckToken } from '../botCheck/botCheckToken.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { useReportedFailures } from '../components/check/useReportedFailures.ts'

/**
 * A form of the account and the outcome of its request. `failing`, what is wrong with the entry now, blocks the request
 * and is shown from the press until it is right. What was typed stays on the page, secrets nowhere else. `turn` grows
 * with every press.
 */
export const useAccountForm = <Name extends RequestName>(
  name: Name,
  failing: readonly FieldFailure[],
  isOver?: (outcome: OutcomeOf<Name>) => boolean,
) => {
  const { request, isPending, outcome } = useRequest<Name>({ prepare: withBotCheck, ...defined({ isOver }) })
  const { shown: failures, report } = useReportedFailures(failing)
  const [turn, setTurn] = useState(0)
  const [wasSent, setSent] = useState(true)
  const send = async (input: Requests[Name]['input']): Promise<OutcomeOf<Name> | null> => {
    report()
    setTurn((so) => so + 1)
    setSent(failing.length === 0)
    return failing.length > 0 ? null : request(name, input)
  }
  const shown = wasSent ? outcome : null
  return { send, state: isPending ? 'pending' : stateAfter(shown), outcome: shown, failures, turn }
}

/** CHK-09, SIGN-06 */
const withBotCheck = async <Name extends RequestName>(
  name: Name,
  input: Requests[Name]['input'],
): Promise<Requests[Name]['input']> => {
  if (name !== 'signIn' && name !== 'signUp') return input
  const login = await botCheckToken('login')
  if (login === undefined) return input
  if (name === 'signIn') return { ...input, botCheck: login }
  const register = await botCheckToken('register')
  return { ...input, botCheck: { login, ...defined({ register }) } }
}

const stateAfter = (outcome: RequestOutcome | null): AsyncState => {
  if (outcome === null || outcome._tag === 'Ignored') return 'idle'
  return outcome._tag === 'Done' ? 'success' : 'error'
}
