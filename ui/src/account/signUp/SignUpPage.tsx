import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '../../components/basic/Link.tsx'
import { signUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { FormSuspense } from '../AccountForm.tsx'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { lazyInPage } from '../../loading/lazyPart.tsx'

const SignUpForm = lazyInPage(() => import('./SignUpForm.tsx'), 'SignUpForm')
const KnownSignUpForm = lazyInPage(() => import('./KnownSignUpForm.tsx'), 'KnownSignUpForm')

/** What the links to this page give it: the address that was typed before, or nothing, and why they were there. */
type SignUpState = { readonly email?: string; readonly isToBuy?: boolean } | null

/** SIGN-08, SIGN-09: the full form, with what the address contains. A signed-in shopper already has an account. */
export const SignUpPage = () => {
  const t = useCopy('signUp')
  const shopPath = useShopPath()
  const [search] = useSearchParams()
  const { state } = useLocation() as { readonly state: SignUpState }
  usePage(t.title())
  if (useSignedIn()) return <Navigate to={shopPath('/account')} replace />
  const answer = signUpParams((name) => search.get(name))
  const params = state?.email === undefined ? answer : { ...answer, email: state.email }
  const { consumerId, email } = params
  return (
    <div className="page account-page">
      <h1 className="title">{t.title()}</h1>
      <p className="lede">{t.lede()}</p>
      <FormSuspense>
        {consumerId === undefined || email === undefined ? (
          <SignUpForm variant="full" params={params} isToBuy={state?.isToBuy === true} />
        ) : (
          <KnownSignUpForm params={params} who={{ consumerId, email }} />
        )}
      </FormSuspense>
      <p className="account-other">
        {t.haveAccount()}{' '}
        <Link className="link" to={shopPath('/account')}>
          {t.signIn()}
        </Link>
      </p>
    </div>
  )
}
