import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { acceptInvitation, openInvitation } from '../../../contracts/api/operator/operatorSessionApi.ts'
import type { AnswerOf } from '../../../contracts/api/endpoint.ts'
import { callApi } from '../api/callApi.ts'
import { sessionOpened } from '../api/session.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { roleText } from '../parts/roleText.ts'
import { goTo } from '../shell/usePlace.ts'
import { GatePage } from './GatePage.tsx'
import { passkeyFault } from './passkeyFault.ts'

type Invitation = AnswerOf<typeof openInvitation>

/** OPR-02: whom the link is for, their name, and one press that makes a passkey. `token`: of the link. */
export const AcceptInvitation = ({ token }: { readonly token: string }) => {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    void callApi(openInvitation, { body: { token } }).then((answer) =>
      answer._tag === 'Answer' ? setInvitation(answer.body) : setFault(answer.message),
    )
  }, [token])
  const accept = async (): Promise<void> => {
    if (name.trim() === '') return setFault('Say who you are, so that others know whose changes they see.')
    setFault(null)
    setWorking(true)
    setFault(await makePasskey(token, name.trim()))
    setWorking(false)
  }
  return (
    <GatePage title="Make your passkey">
      {fault !== null && <Refused message={fault} />}
      {invitation && (
        <form
          className="gate-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void accept()
          }}
        >
          <p>
            You are invited as <b>{invitation.email}</b>: {roleText(invitation.roles)}. A passkey is a key that your
            device keeps and opens by finger, face or code.
          </p>
          <TextEntry label="Your name" value={name} onChange={setName} autoComplete="name" maxLength={80} />
          <PressButton kind="primary" isSubmit isPending={isWorking}>
            Make a passkey
          </PressButton>
        </form>
      )}
    </GatePage>
  )
}

/** What went wrong, in words; null = signed in. A challenge is used once, so each press asks for a new one. */
const makePasskey = async (token: string, name: string): Promise<string | null> => {
  const opened = await callApi(openInvitation, { body: { token } })
  if (opened._tag === 'Failure') return opened.message
  const { challengeId, options } = opened.body
  try {
    const response = await startRegistration({ optionsJSON: options as never })
    const answer = await callApi(acceptInvitation, {
      body: { token, name, challengeId, response: JSON.parse(JSON.stringify(response)) },
    })
    if (answer._tag === 'Failure') return answer.message
    sessionOpened(answer.body)
    goTo('', { isReplaced: true })
    return null
  } catch (error) {
    return passkeyFault(error)
  }
}
