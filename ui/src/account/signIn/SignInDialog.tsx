import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignInResult } from '../../../../contracts/requests.ts'
import { hasSimplifiedSignUp } from '../../../../core/domain/account/signUpFields.ts'
import { targetAfter } from '../../../../core/domain/route/departures.ts'
import { Contours } from '../../art/Contours.tsx'
import { Button } from '../../components/basic/Button.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { SlotArea } from '../../content/SlotArea.tsx'
import { useDialogSlot } from '../../content/useSlot.ts'
import { AskResetLink } from './AskResetLink.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from '../signUp/SignUpForm.tsx'

interface SignInDialogProps {
  readonly onClose: () => void
  /** Opens with signing up instead; a site that asks for more than e-mail and password has a page for it. */
  readonly newAccountFor?: string
}

/**
 * DLG-11, DLG-21, DLG-23: signing in, a forgotten password and, where e-mail and password are enough, signing up in one
 * dialog. RT-11: a guest with an order goes to the account, everybody else stays.
 */
export const SignInDialog = ({ onClose, newAccountFor }: SignInDialogProps) => {
  const t = useCopy('account')
  const signUp = useCopy('signUp')
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const isSimple = hasSimplifiedSignUp(useShopLocale())
  // Both at once, so that the dialog does not wait again when it shows the other.
  const signInSlot = useDialogSlot('sign-in-modal')
  const signUpSlot = useDialogSlot('sign-up-modal')
  const [email, setEmail] = useState(newAccountFor ?? '')
  const [shown, setShown] = useState<'signIn' | 'signUp' | 'forgotPassword'>(
    newAccountFor === undefined ? 'signIn' : 'signUp',
  )
  const [switches, setSwitches] = useState(0)
  const app = useId()
  useEffect(() => {
    if (switches > 0) focusField(app)
  }, [switches, app])
  const show = (next: typeof shown, typed = '') => {
    setEmail(typed)
    setShown(next)
    setSwitches((so) => so + 1)
  }
  const enter = ({ hasOrder }: SignInResult) => {
    onClose()
    if (hasOrder) void navigate(shopPath(targetAfter('SignedInWithPendingOrder')))
  }
  if (shown === 'forgotPassword')
    return (
      <Dialog name="forgotPassword" title={t.forgotTitle()} isOpen onClose={onClose} side={<SignInSide />}>
        <div id={app}>
          <AskResetLink typed={email} />
        </div>
        <p className="account-other">
          <Button kind="link" onPress={() => show('signIn')}>
            {signUp.signIn()}
          </Button>
        </p>
      </Dialog>
    )
  if (shown === 'signIn')
    return (
      <Dialog name="signIn" title={t.signIn()} isOpen onClose={onClose} side={<SignInSide />}>
        <SlotArea {...signInSlot} area="above" />
        <div id={app}>
          <SignInForm
            onSignedIn={enter}
            onLeave={onClose}
            onForgotten={(typed) => show('forgotPassword', typed)}
            onCreate={isSimple ? (typed) => show('signUp', typed) : undefined}
          />
        </div>
        <SlotArea {...signInSlot} area="below" />
      </Dialog>
    )
  return (
    <Dialog name="signUp" title={signUp.title()} isOpen onClose={onClose} side={<SignInSide />}>
      <SlotArea {...signUpSlot} area="above" />
      <div id={app}>
        <SignUpForm variant="simplified" params={{ email }} onSignedIn={enter} />
      </div>
      <p className="account-other">
        {signUp.haveAccount()}{' '}
        <Button kind="link" onPress={() => show('signIn')}>
          {signUp.signIn()}
        </Button>
      </p>
      <SlotArea {...signUpSlot} area="below" />
    </Dialog>
  )
}

const SignInSide = () => {
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
