import { useEffect, useState } from 'react'
import type { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { CredentialFields } from '../account/signIn/CredentialFields.tsx'
import type { Credentials } from '../account/signIn/CredentialFields.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'
import { Button } from '../components/basic/Button.tsx'
import { focusField } from '../components/check/focusField.ts'
import { useCopy } from '../copy/useCopy.ts'

export interface AgentFormProps {
  /** Where the agent sells. */
  readonly storeId: string
  /** What the agent signs in for, and the button's text; by default, to sell. */
  readonly lede?: string
  readonly start?: string
  /** CART-24, epoch ms: until when the agent may change prices. */
  readonly onLoggedIn: (session: BuyInStoreSession, agentUntil: number) => Promise<void>
}

/** AUTH-24: an agent is on no store's list and identifies themselves. */
export const AgentForm = ({ storeId, lede, start, onLoggedIn }: AgentFormProps) => {
  const t = useCopy('associate')
  const [entry, setEntry] = useState<Credentials>({ email: '', password: '' })
  const form = useAccountForm('agentLogin', accountFailures('signIn', entry))
  const submit = async () => {
    const answered = await form.send({ ...entry, storeId })
    if (answered?._tag !== 'Done') return
    setEntry((so) => ({ ...so, password: '' }))
    await onLoggedIn(answered.output.session, answered.output.agentUntil)
  }
  // The press that asked for the form removed its button.
  useEffect(() => focusField('agent-email'), [])
  return (
    <AccountForm onSubmit={submit}>
      <p>{lede ?? t.agentLede()}</p>
      <CredentialFields id="agent" form={form} entry={entry} onChange={setEntry} />
      <Button
        kind={start === undefined ? 'second' : 'primary'}
        type="submit"
        isWide
        isPending={form.state === 'pending'}
        disabledReason={storeId === '' ? t.chooseStoreFirst() : undefined}
      >
        {start ?? t.agentStart()}
      </Button>
    </AccountForm>
  )
}
