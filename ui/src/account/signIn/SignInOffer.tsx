import { useState } from 'react'
import { Button } from '../../components/basic/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { LazySignInDialog } from './LazySignInDialog.tsx'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import './SignInOffer.css'

/** At the checkout: an offer, never required. What is typed stays. */
export const SignInOffer = () => {
  const t = useCopy('account')
  const signedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (signedIn !== null) return null
  return (
    <p className="sign-in-offer meta">
      {t.offer()}{' '}
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.signIn()}
      </Button>
      {isOpen && <LazySignInDialog onClose={() => setOpen(false)} />}
    </p>
  )
}
