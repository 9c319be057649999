import type { AccountCall, AccountOutcome } from '../contracts/accountCalls.ts'
import { signUp } from '../contracts/api/signUpApi.ts'
import { refusalOf, signInWith } from './signIn.ts'
import type { AccountSettings } from './signIn.ts'

/**
 * SIGN-35, SIGN-38: opens the account, then signs in to it as anybody would, the guest's things going along. An answer that is
 * lost is asked for once more under the same key. Loaded with the first sign-up.
 */
export const signUpWith = async (
  settings: AccountSettings,
  { entry, attempt, leadSource, botCheck = {} }: Extract<AccountCall, { readonly _tag: 'SignUp' }>,
): Promise<AccountOutcome> => {
  const { pipeline, session, isOnline } = settings
  if (pipeline.shop().order.placing) return { _tag: 'OrderUnderWay' }
  if (!isOnline()) return { _tag: 'Unreachable' }
  const { register, login } = botCheck
  const ask = () =>
    session.send(
      signUp,
      { body: { ...entry, ...(register === undefined ? {} : { recaptcha_response: register }) } },
      attempt,
      leadSource,
    )
  const first = await ask()
  const answer = first._tag === 'Unknown' ? await ask() : first
  if (answer._tag === 'Refused') return refusalOf(answer)
  if (answer._tag !== 'Confirmed') return { _tag: 'Unreachable' }
  const signedIn = await signInWith(
    settings,
    {
      _tag: 'SignIn',
      email: entry.email,
      password: entry.password,
      ...(login === undefined ? {} : { botCheck: login }),
    },
    entry.referralCode,
  )
  return signedIn._tag === 'SignedIn' ? signedIn : { _tag: 'SignedUp' }
}
