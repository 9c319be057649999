import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { Button } from '../components/Button.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { TextField } from '../components/TextField.tsx'
import { showToast } from '../components/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './useAccountCall.ts'
import { useFieldText } from './useFieldText.ts'

export interface SignInFormProps {
  readonly onSignedIn?: (outcome: Extract<AccountOutcome, { readonly _tag: 'SignedIn' }>) => void
  /** The e-mail typed so far goes along; where it is not given, a link leads to the page. */
  readonly onCreate?: (email: string) => void
  /** DLG-22: whoever came for something of the account's is told in a dialog that it is there now. */
  readonly isConfirmed?: boolean
  /** DLG-11: in a dialog; else a link leads to the page. */
  readonly onForgotten?: (email: string) => void
  /** A link of the form is followed. */
  readonly onLeave?: () => void
}

/** SIGN-01: inline or in a dialog. A refused password stays in its field: only the shopper takes it away. */
export function SignInForm({ onSignedIn, onCreate, isConfirmed = false, onForgotten, onLeave }: SignInFormProps) {
  const t = useCopy('account')
  const { send, state, outcome, failures, turn } = useAccountCall('signIn')
  const shopPath = useShopPath()
  const wordsOf = useFieldText(failures)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = async () => {
    const answered = await send({ _tag: 'SignIn', email, password })
    if (answered?._tag !== 'SignedIn') return
    setPassword('')
    if (isConfirmed) openDialog('signInConfirmation', {})
    else showToast({ title: t.signedIn() })
    onSignedIn?.(answered)
  }
  const labels: Readonly<Record<string, string>> = { email: t.email(), password: t.password() }
  return (
    <AccountForm onSubmit={submit}>
      {failures.length > 0 && (
        <FormRefusal
          fields={failures.map(({ field }) => ({ id: `sign-in-${field}`, name: labels[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      <AccountNotice outcome={outcome} />
      <TextField
        id="sign-in-email"
        label={t.email()}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={wordsOf('email')}
      />
      <PasswordField
        id="sign-in-password"
        label={t.password()}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={wordsOf('password')}
      />
      <Button kind="primary" type="submit" isWide isPending={state === 'pending'}>
        {t.signIn()}
      </Button>
      <p className="account-foot">
        {onForgotten ? (
          <Button kind="link" onPress={() => onForgotten(email)}>
            {t.forgotPassword()}
          </Button>
        ) : (
          <Link className="link" to={shopPath('/forgot-password')} onClick={onLeave}>
            {t.forgotPassword()}
          </Link>
        )}
        {onCreate ? (
          <Button kind="link" onPress={() => onCreate(email)}>
            {t.createAccount()}
          </Button>
        ) : (
          <Link className="link" to={shopPath('/sign-up')} state={{ email }} onClick={onLeave}>
            {t.createAccount()}
          </Link>
        )}
      </p>
    </AccountForm>
  )
}
