import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../shell/usePage.ts'
import { FormSuspense } from './FormSuspense.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import './AccountForm.css'

const AskResetLink = loadedPart(async () => (await import('./AskResetLink.tsx')).AskResetLink)
const ChoosePassword = loadedPart(async () => (await import('./ChoosePassword.tsx')).ChoosePassword)

/** AUTH-23: asks for the letter, and where its link leads, chooses the new password. */
export function ForgotPasswordPage() {
  const t = useCopy('account')
  const [params] = useSearchParams()
  const [email, code] = [params.get('email'), params.get('code')]
  usePage(t.forgotTitle())
  return (
    <div className="page account-page">
      <h1 className="title">{t.forgotTitle()}</h1>
      <FormSuspense>
        {email !== null && code !== null ? <ChoosePassword email={email} code={code} /> : <AskResetLink />}
      </FormSuspense>
    </div>
  )
}
