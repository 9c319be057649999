import { useState } from 'react'
import type { Operator } from '../../../contracts/api/operator/operatorEntities.ts'
import { changeOperatorRoles, inviteOperator, revokeOperator } from '../../../contracts/api/operator/operatorsApi.ts'
import { callApi } from '../api/callApi.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { useSession } from '../api/session.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { RoleChoices } from './RoleChoices.tsx'
import { roleText } from '../parts/roleText.ts'
import { InvitationLink } from './InvitationLink.tsx'

type Props = { readonly operator: Operator; readonly onClose: () => void; readonly reloaded: () => Promise<void> }

/** OPR-06: one operator: other roles, a new link, or the end. */
export const OperatorPanel = ({ operator, onClose, reloaded }: Props) => {
  const { id: operatorId, email, name, state, revision } = operator
  const session = useSession()
  const [chosen, setChosen] = useState({ revision, roles: operator.roles })
  const { notice, settle } = useOutcome(reloaded)
  const [isSure, setSure] = useState(false)
  const [invited, setInvited] = useState<{ readonly link: string; readonly expiresAt: number } | null>(null)
  const isSelf = session._tag === 'Open' && session.session.operator.id === operatorId

  // What somebody else has saved meanwhile takes the place of what is chosen here.
  const { roles } = chosen.revision === revision ? chosen : operator
  const save = async (): Promise<void> =>
    settle(await callApi(changeOperatorRoles, { params: { operatorId }, body: { roles, revision } }), 'Saved.')
  const revoke = async (): Promise<void> => {
    await settle(await callApi(revokeOperator, { params: { operatorId }, body: { revision } }), 'Revoked.')
    setSure(false)
  }
  const renew = async (): Promise<void> => {
    const answer = await callApi(inviteOperator, { body: { email, roles: operator.roles } })
    await settle(answer, '')
    if (answer._tag === 'Answer') setInvited(answer.body)
  }
  return (
    <Peek title={name || email} onClose={onClose}>
      <div>
        <p className="peek-line">{email}</p>
        <p role="status">{notice?.fault === false ? notice.text : ''}</p>
      </div>
      {notice?.fault && <Refused message={notice.text} />}
      {invited && <InvitationLink {...invited} />}
      {isSelf ? (
        <p>This is you: {roleText(operator.roles)}. Another administrator can change your roles or revoke you.</p>
      ) : state === 'revoked' ? (
        <p>Revoked. A new invitation lets them begin again.</p>
      ) : (
        <RoleChoices chosen={roles} onChange={(next) => setChosen({ revision, roles: next })} />
      )}
      <div className="peek-actions">
        {!isSelf && state !== 'revoked' && (
          <PressButton kind="primary" onPress={save}>
            Save roles
          </PressButton>
        )}
        <PressButton kind="second" onPress={renew}>
          {state === 'active' ? 'Link for another passkey' : 'New one-time link'}
        </PressButton>
        {!isSelf && state !== 'revoked' && !isSure && (
          <PressButton kind="danger" onPress={() => setSure(true)}>
            Revoke
          </PressButton>
        )}
      </div>
      {isSure && (
        <div className="peek-actions" role="group" aria-label="Revoke">
          <p>They are signed out at once, and their passkeys stop working.</p>
          <PressButton kind="danger" onPress={revoke}>
            Revoke {name || email}
          </PressButton>
          <PressButton kind="quiet" onPress={() => setSure(false)}>
            Keep
          </PressButton>
        </div>
      )}
    </Peek>
  )
}
