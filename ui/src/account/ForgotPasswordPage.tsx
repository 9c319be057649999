import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { passwordChecks, passwordProblems } from '../../../core/domain/validation/passwordProblems.ts'
import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { TextField } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { usePage } from '../shell/usePage.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './useAccountCall.ts'
import { useFieldWords } from './useFieldWords.ts'
import './AccountForm.css'

/** AUTH-23: asks for the letter, and where its link leads, chooses the new password. */
export function ForgotPasswordPage() {
  const t = useCopy('account')
  const [params] = useSearchParams()
  const [email, code] = [params.get('email'), params.get('code')]
  usePage(t.forgotTitle())
  return (
    <div className="page account-page">
      <h1 className="title">{t.forgotTitle()}</h1>
      {email !== null && code !== null ? <ChoosePassword email={email} code={code} /> : <AskLink />}
    </div>
  )
}

function AskLink() {
  const t = useCopy('account')
  const { send, state, outcome, failures } = useAccountCall('askResetLink')
  const wordsOf = useFieldWords(failures)
  const [email, setEmail] = useState('')
  if (state === 'success')
    return (
      <p className="lede" role="status">
        {t.linkSent({ email })}
      </p>
    )
  return (
    <form className="account-form" noValidate onSubmit={(event) => (event.preventDefault(), void send({ _tag: 'AskResetLink', email }))}>
      <p>{t.forgotDetail()}</p>
      <AccountNotice outcome={outcome} />
      <TextField label={t.email()} type="email" autoComplete="username" value={email} onChange={setEmail} error={wordsOf('email')} />
      <Button kind="primary" type="submit" isPending={state === 'pending'}>
        {t.sendLink()}
      </Button>
    </form>
  )
}

function ChoosePassword({ email, code }: { readonly email: string; readonly code: string }) {
  const t = useCopy('account')
  const v = useCopy('validation')
  const shopPath = useShopPath()
  const { send, state, outcome, failures } = useAccountCall('choosePassword')
  const wordsOf = useFieldWords(failures)
  const [newPassword, setNewPassword] = useState('')
  const problems = passwordProblems(newPassword)
  if (state === 'success')
    return (
      <>
        <p className="lede" role="status">
          {t.passwordChanged()}
        </p>
        <LinkButton kind="primary" to={shopPath('/account')}>
          {t.signIn()}
        </LinkButton>
      </>
    )
  if (outcome?._tag === 'Refused' && outcome.errorId === 'AUT402')
    return (
      <div className="account-form">
        <AccountNotice outcome={outcome} />
        <LinkButton kind="primary" to={shopPath('/forgot-password')}>
          {t.askAgain()}
        </LinkButton>
      </div>
    )
  return (
    <form className="account-form" noValidate onSubmit={(event) => (event.preventDefault(), void send({ _tag: 'ChoosePassword', email, code, newPassword }))}>
      <p>{t.chooseFor({ email })}</p>
      <AccountNotice outcome={outcome} />
      <PasswordField label={t.newPassword()} autoComplete="new-password" value={newPassword} onChange={setNewPassword} error={wordsOf('newPassword')} />
      <ul className="password-checks">
        {passwordChecks.map((check) => (
          <li key={check} data-done={!problems.includes(check) || undefined}>
            {v[check]()} {!problems.includes(check) && '✓'}
          </li>
        ))}
      </ul>
      <Button kind="primary" type="submit" isPending={state === 'pending'}>
        {t.setPassword()}
      </Button>
    </form>
  )
}
