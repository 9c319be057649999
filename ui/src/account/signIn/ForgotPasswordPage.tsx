import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../copy/useCopy.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { FormSuspense } from '../AccountForm.tsx'
import { lazyInPage } from '../../loading/lazyPart.tsx'

const AskResetLink = lazyInPage(() => import('./AskResetLink.tsx'), 'AskResetLink')
const ChoosePassword = lazyInPage(() => import('./ChoosePassword.tsx'), 'ChoosePassword')

/** AUTH-23: asks for the letter and, where its link leads, lets the shopper choose a new password. */
export const ForgotPasswordPage = () => {
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
