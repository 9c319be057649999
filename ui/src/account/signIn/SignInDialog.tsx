import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { SignInResult } from '../../../../contracts/requests.ts'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { hasSimplifiedSignUp } from '../../../../core/domain/account/signUpFields.ts'
import { signUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { isBuyingAt, targetAfter } from '../../../../core/domain/route/departures.ts'
import { Contours } from '../../art/Contours.tsx'
import { Button } from '../../components/basic/Button.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { SlotArea } from '../../content/slot/SlotArea.tsx'
import { useDialogSlot } from '../../content/slot/useSlot.ts'
import { AccountForm } from '../AccountForm.tsx'
import { useFieldText } from '../useFieldText.ts'
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
 * dialog. There an address comes first, and then either of the two (DLG-21). RT-11: a guest with an order goes to the
 * account, everybody else stays.
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
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const first = isSimple ? 'email' : 'signIn'
  const [shown, setShown] = useState<'email' | 'signIn' | 'signUp' | 'forgotPassword'>(
    newAccountFor === undefined ? first : 'signUp',
  )
  const [switches, setSwitches] = useState(0)
  const app = useId()
  useEffect(() => {
    if (switches > 0) focusField(shown === 'signIn' && email !== '' ? 'sign-in-password' : app)
  }, [switches, app, shown, email])
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
  if (shown === 'email')
    return (
      <Dialog name="signIn" title={t.signInOrJoin()} isOpen onClose={onClose} side={<SignInSide />}>
        <SlotArea {...signInSlot} area="above" />
        <EmailFirst onSignIn={(typed) => show('signIn', typed)} onCreate={(typed) => show('signUp', typed)} />
        <SlotArea {...signInSlot} area="below" />
      </Dialog>
    )
  if (shown === 'signIn')
    return (
      <Dialog name="signIn" title={t.signIn()} isOpen onClose={onClose} side={<SignInSide />}>
        <SlotArea {...signInSlot} area="above" />
        <div id={app}>
          <SignInForm
            typed={email}
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
        <SignUpForm
          variant="simplified"
          params={{ ...signUpParams((name) => search.get(name)), email }}
          isToBuy={isBuyingAt(pathname)}
          onSignedIn={enter}
        />
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

/** DLG-21: only signing in needs the address to be complete; a new account can still be given another one. */
const EmailFirst = ({
  onSignIn,
  onCreate,
}: {
  readonly onSignIn: (email: string) => void
  readonly onCreate: (email: string) => void
}) => {
  const t = useCopy('account')
  const [email, setEmail] = useState('')
  const [turn, setTurn] = useState(0)
  const failing = accountFailures('askResetLink', { email })
  const shown = turn > 0 ? failing : []
  const errorOf = useFieldText(shown)
  const submit = () => {
    setTurn((so) => so + 1)
    if (failing.length === 0) onSignIn(email)
  }
  return (
    <AccountForm onSubmit={submit}>
      {shown.length > 0 && <FormRefusal fields={[{ id: 'first-email', name: t.email() }]} focusTurn={turn} />}
      <TextField
        id="first-email"
        label={t.email()}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={errorOf('email')}
      />
      <Button kind="primary" type="submit" isWide>
        {t.signIn()}
      </Button>
      <Button isWide onPress={() => onCreate(email)}>
        {t.createAccount()}
      </Button>
    </AccountForm>
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
