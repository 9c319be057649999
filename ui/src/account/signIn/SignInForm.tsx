import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SignInResult } from '../../../../contracts/requests.ts'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { Button } from '../../components/basic/Button.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { showToast } from '../../components/overlay/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountNotice } from '../AccountNotice.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import { useFieldText } from '../useFieldText.ts'

interface SignInFormProps {
  readonly onSignedIn?: (result: SignInResult) => void
  /** Gets the e-mail typed so far; if absent, a link leads to the page. */
  readonly onCreate?: ((email: string) => void) | undefined
  /** DLG-22: a dialog confirms the sign-in to a shopper who came for a page of the account. */
  readonly isConfirmed?: boolean
  /** DLG-11: in a dialog; otherwise a link leads to the page. */
  readonly onForgotten?: (email: string) => void
  /** Called when a link of the form is followed. */
  readonly onLeave?: () => void
}

/** SIGN-01: inline or in a dialog. A refused password stays in its field: only the shopper removes it. */
export const SignInForm = ({ onSignedIn, onCreate, isConfirmed = false, onForgotten, onLeave }: SignInFormProps) => {
  const t = useCopy('account')
  const { send, state, outcome, failures, turn } = useAccountForm('signIn', (entry) => accountFailures('signIn', entry))
  const shopPath = useShopPath()
  const wordsOf = useFieldText(failures)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submit = async () => {
    const answered = await send({ email, password })
    if (answered?._tag !== 'Done') return
    setPassword('')
    if (isConfirmed) openDialog('signInConfirmation', {})
    else showToast({ title: t.signedIn() })
    onSignedIn?.(answered.output)
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
