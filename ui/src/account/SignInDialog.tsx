import { useNavigate } from 'react-router-dom'
import { targetAfter } from '../../../core/domain/route/targetAfter.ts'
import { Contours } from '../art/Contours.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { SignInForm } from './SignInForm.tsx'

/** RT-11: who brings an order along goes to the account, everybody else stays. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy('account')
  const shopPath = useShopPath()
  const navigate = useNavigate()
  return (
    <Dialog title={t.signIn()} isOpen onClose={onClose} side={<SignInSide />}>
      <SignInForm
        onSignedIn={({ hasOrder }) => {
          onClose()
          if (hasOrder) void navigate(shopPath(targetAfter('SignedInWithPendingOrder')))
        }}
      />
    </Dialog>
  )
}

function SignInSide() {
  const t = useCopy('account')
  return (
    <>
      <Contours name="side" />
      <p className="heading">{t.sideTitle()}</p>
      <ul>
        <li>{t.sideCart()}</li>
        <li>{t.sideOrders()}</li>
      </ul>
    </>
  )
}
