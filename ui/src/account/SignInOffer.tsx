import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazySignInDialog } from './LazySignInDialog.tsx'
import { useSignedIn } from './useSignedIn.ts'
import './AccountForm.css'

/** At the checkout: an offer, never a wall. What is typed stays. */
export function SignInOffer() {
  const t = useCopy('account')
  const signedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (signedIn !== null) return null
  return (
    <p className="account-offer meta">
      {t.offer()}{' '}
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.signIn()}
      </Button>
      {isOpen && <LazySignInDialog onClose={() => setOpen(false)} />}
    </p>
  )
}
