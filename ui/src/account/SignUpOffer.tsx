import { useState } from 'react'
import { Link } from 'react-router-dom'
import { hasSimplifiedSignUp } from '../../../core/domain/account/signUpFields.ts'
import { Button } from '../components/Button.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { LazySignInDialog } from './LazySignInDialog.tsx'
import { useSignedIn } from './useSignedIn.ts'
import './AccountForm.css'

/** SIGN-07, RT-11: a guest who has ordered may keep the order in an account; the exchange takes it along. */
export function SignUpOffer({ email }: { readonly email: string }) {
  const t = useCopy('signUp')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const isSimple = hasSimplifiedSignUp(useShopLocale())
  const [isOpen, setOpen] = useState(false)
  if (signedIn !== null) return null
  return (
    <p className="account-offer">
      {t.offer()}{' '}
      {isSimple ? (
        <Button kind="link" onPress={() => setOpen(true)}>
          {t.title()}
        </Button>
      ) : (
        <Link className="link" to={shopPath('/sign-up')} state={{ email }}>
          {t.title()}
        </Link>
      )}
      {isOpen && <LazySignInDialog newAccountFor={email} onClose={() => setOpen(false)} />}
    </p>
  )
}
