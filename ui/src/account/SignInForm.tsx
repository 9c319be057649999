import { useState } from 'react'
import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { Button } from '../components/Button.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { TextField } from '../components/TextField.tsx'
import { showToast } from '../components/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './useAccountCall.ts'
import { useFieldWords } from './useFieldWords.ts'
import './AccountForm.css'

/** SIGN-01: inline or in a dialog. A refused password stays in its field: only the shopper takes it away. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn?: (outcome: Extract<AccountOutcome, { readonly _tag: 'SignedIn' }>) => void }) {
  const t = useCopy('account')
  const { send, state, outcome, failures, turn } = useAccountCall('signIn')
  const wordsOf = useFieldWords(failures)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = async () => {
    const answered = await send({ _tag: 'SignIn', email, password })
    if (answered?._tag !== 'SignedIn') return
    setPassword('')
    showToast({ title: t.signedIn() })
    onSignedIn?.(answered)
  }
  const labels: Readonly<Record<string, string>> = { email: t.email(), password: t.password() }
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failures.length > 0 && <FormRefusal fields={failures.map(({ field }) => ({ id: `sign-in-${field}`, name: labels[field] ?? field }))} focusTurn={turn} />}
      <AccountNotice outcome={outcome} />
      <TextField id="sign-in-email" label={t.email()} type="email" autoComplete="username" value={email} onChange={setEmail} error={wordsOf('email')} />
      <PasswordField id="sign-in-password" label={t.password()} autoComplete="current-password" value={password} onChange={setPassword} error={wordsOf('password')} />
      <Button kind="primary" type="submit" isWide isPending={state === 'pending'}>
        {t.signIn()}
      </Button>
    </form>
  )
}
