import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { beginOperatorSignIn, signInOperator } from '../../../contracts/api/operator/operatorSessionApi.ts'
import { callApi } from '../api/callApi.ts'
import { sessionOpened } from '../api/session.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { GatePage } from './GatePage.tsx'
import { passkeyFault } from './passkeyFault.ts'

/** OPR-03: one press, and the device asks for finger, face or code. `hasEnded`: a session was open in this page. */
export const SignIn = ({ hasEnded }: { readonly hasEnded: boolean }) => {
  const [fault, setFault] = useState<string | null>(null)
  const signIn = async (): Promise<void> => {
    setFault(null)
    setFault(await signInWithPasskey())
  }
  return (
    <GatePage title="Sign in">
      <p>{hasEnded ? 'Your session has ended. Sign in again.' : 'Use the passkey that you made for this shop.'}</p>
      {fault !== null && <Refused message={fault} />}
      <PressButton kind="primary" onPress={signIn}>
        Sign in with a passkey
      </PressButton>
      <p className="gate-note">
        No passkey on this device? Somebody who manages operators can give you a new one-time link.
      </p>
    </GatePage>
  )
}

/** What went wrong, in words; null = signed in. */
const signInWithPasskey = async (): Promise<string | null> => {
  const begun = await callApi(beginOperatorSignIn, {})
  if (begun._tag === 'Failure') return begun.message
  const { challengeId, options } = begun.body
  try {
    const response = await startAuthentication({ optionsJSON: options as never })
    const answer = await callApi(signInOperator, {
      body: { challengeId, response: JSON.parse(JSON.stringify(response)) },
    })
    if (answer._tag === 'Failure') return answer.message
    sessionOpened(answer.body)
    return null
  } catch (error) {
    return passkeyFault(error)
  }
}
