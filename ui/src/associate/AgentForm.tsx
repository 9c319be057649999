import { useEffect, useState } from 'react'
import type { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { AccountNotice } from '../account/AccountNotice.tsx'
import { PasswordField } from '../account/PasswordField.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'
import { useFieldText } from '../account/useFieldText.ts'
import { Button } from '../components/basic/Button.tsx'
import { focusField } from '../components/check/focusField.ts'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { TextField } from '../components/form/TextField.tsx'
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
  const account = useCopy('account')
  const { send, state, outcome, failures, turn } = useAccountForm('agentLogin', (entry) =>
    accountFailures('signIn', entry),
  )
  const wordsOf = useFieldText(failures)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = async () => {
    const answered = await send({ email, password, storeId })
    if (answered?._tag !== 'Done') return
    setPassword('')
    await onLoggedIn(answered.output.session, answered.output.agentUntil)
  }
  const labels: Readonly<Record<string, string>> = { email: account.email(), password: account.password() }
  // The press that asked for the form removed its button.
  useEffect(() => focusField('agent-email'), [])
  return (
    <AccountForm onSubmit={submit}>
      <p>{lede ?? t.agentLede()}</p>
      {failures.length > 0 && (
        <FormRefusal
          fields={failures.map(({ field }) => ({ id: `agent-${field}`, name: labels[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      <AccountNotice outcome={outcome} />
      <TextField
        id="agent-email"
        label={account.email()}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={wordsOf('email')}
      />
      <PasswordField
        id="agent-password"
        label={account.password()}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={wordsOf('password')}
      />
      <Button
        kind={start === undefined ? 'second' : 'primary'}
        type="submit"
        isWide
        isPending={state === 'pending'}
        disabledReason={storeId === '' ? t.chooseStoreFirst() : undefined}
      >
        {start ?? t.agentStart()}
      </Button>
    </AccountForm>
  )
}
