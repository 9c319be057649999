import type { AccountCall, AccountOutcome } from '../contracts/accountCalls.ts'
import type { Answer } from '../contracts/answer.ts'
import { confirmForgotPassword, resetPassword } from '../contracts/api/authApi.ts'
import { enrolDevice } from '../contracts/api/storeApi.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import { logInAgentWith } from './logInAgentWith.ts'
import { secretOf, signInWith } from './signIn.ts'
import type { AccountSettings } from './signIn.ts'
import { signUpWith } from './signUp.ts'

/** AUTH-21…24, SIGN-35: whatever is asked with a secret. */
export const callAccount = (settings: AccountSettings, call: AccountCall): Promise<AccountOutcome> => {
  const { session, ids } = settings
  switch (call._tag) {
    case 'SignIn':
      return signInWith(settings, call)
    case 'SignUp':
      return signUpWith(settings, call)
    case 'AgentLogin':
      return logInAgentWith(settings, call)
    case 'EnrolDevice':
      return outcomeOf(settings, async () =>
        session.send(
          enrolDevice,
          {
            params: { storeId: call.storeId },
            body: { code: call.code.trim(), device: await secretOf(settings, 'enrolment') },
          },
          ids.uuidv7(),
        ),
      )
    case 'AskResetLink':
      return outcomeOf(settings, () =>
        session.send(resetPassword, { body: { email: call.email.trim() } }, ids.uuidv7()),
      )
    case 'ChoosePassword':
      return outcomeOf(settings, () =>
        session.send(
          confirmForgotPassword,
          { body: { email: call.email.trim(), confirmationCode: call.code, newPassword: call.newPassword } },
          ids.uuidv7(),
        ),
      )
  }
}

const outcomeOf = async (
  { isOnline }: AccountSettings,
  ask: () => Promise<Answer | NotSent>,
): Promise<AccountOutcome> => {
  if (!isOnline()) return { _tag: 'Unreachable' }
  const answer = await ask()
  if (answer._tag === 'Confirmed') return { _tag: 'Done' }
  return answer._tag === 'Refused'
    ? { _tag: 'Refused', errorId: answer.errorId, message: answer.message }
    : { _tag: 'Unreachable' }
}
