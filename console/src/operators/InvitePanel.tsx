import { useState } from 'react'
import { inviteOperator } from '../../../contracts/api/operator/operatorsApi.ts'
import type { AnswerOf } from '../../../contracts/api/endpoint.ts'
import type { OperatorRole } from '../../../contracts/capabilities.ts'
import { callApi } from '../api/callApi.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { RoleChoices } from './RoleChoices.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { InvitationLink } from './InvitationLink.tsx'

type Props = { readonly onClose: () => void; readonly onChanged: () => void }

/** OPR-02: whom to invite, and then the link to pass on. */
export const InvitePanel = ({ onClose, onChanged }: Props) => {
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly OperatorRole[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [invited, setInvited] = useState<AnswerOf<typeof inviteOperator> | null>(null)
  const invite = async (): Promise<void> => {
    setWorking(true)
    const answer = await callApi(inviteOperator, { body: { email, roles } })
    setWorking(false)
    if (answer._tag === 'Failure') return setFault(answer.message)
    setInvited(answer.body)
    onChanged()
  }
  if (invited)
    return (
      <Peek title={`${invited.operator.email} is invited`} onClose={onClose}>
        <InvitationLink link={invited.link} expiresAt={invited.expiresAt} />
      </Peek>
    )
  return (
    <Peek title="Invite an operator" onClose={onClose}>
      {fault !== null && <Refused message={fault} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <TextEntry label="Email address" type="email" value={email} onChange={setEmail} maxLength={100} />
        <RoleChoices chosen={roles} onChange={setRoles} />
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit isPending={isWorking}>
            Make the link
          </PressButton>
        </div>
      </form>
    </Peek>
  )
}
