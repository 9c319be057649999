import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../components/Icon.tsx'
import { IconButton } from '../components/IconButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { LazySignInDialog } from './LazySignInDialog.tsx'
import { useSignedIn } from './useSignedIn.ts'

/** In the header: the way in, or the account. The form's code comes with the first press. */
export function AccountLink() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const [isOpen, setOpen] = useState(false)
  if (signedIn)
    return (
      <Link className="icon-button" to={shopPath('/account')} aria-label={t.account()}>
        <Icon name="person" />
      </Link>
    )
  return (
    <>
      <IconButton icon="person" name={t.signIn()} onPress={() => setOpen(true)} />
      {isOpen && <LazySignInDialog onClose={() => setOpen(false)} />}
    </>
  )
}
