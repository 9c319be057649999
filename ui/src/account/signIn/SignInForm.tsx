import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../components/basic/Link.tsx'
import type { SignInResult } from '../../../../contracts/requests.ts'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { isBuyingAt } from '../../../../core/domain/route/departures.ts'
import { Button } from '../../components/basic/Button.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { AccountForm } from '../AccountForm.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import { CredentialFields } from './CredentialFields.tsx'
import type { Credentials } from './CredentialFields.tsx'

interface SignInFormProps {
  /** The address that was typed before. */
  readonly typed?: string
  readonly onSignedIn?: (result: SignInResult) => void
  /** Gets the e-mail typed so far; if absent, a link leads to the page. */
  readonly onCreate?: ((email: string) => void) | undefined
  /** SIGN-62: asked beside the button that leads to a new account; without it, that is a link below the form. */
  readonly createPrompt?: string
  /** DLG-22: a dialog confirms the sign-in to a shopper who came for a page of the account. */
  readonly isConfirmed?: boolean
  /** DLG-11: in a dialog; otherwise a link leads to the page. */
  readonly onForgotten?: (email: string) => void
  /** Called when a link of the form is followed. */
  readonly onLeave?: () => void
}

/** SIGN-01: inline or in a dialog. A refused password stays in its field: only the shopper removes it. */
export const SignInForm = ({
  typed = '',
  onSignedIn,
  onCreate,
  createPrompt,
  isConfirmed = false,
  onForgotten,
  onLeave,
}: SignInFormProps) => {
  const t = useCopy('account')
  const shopPath = useShopPath()
  const { pathname } = useLocation()
  const [entry, setEntry] = useState<Credentials>({ email: typed, password: '' })
  const form = useAccountForm('signIn', accountFailures('signIn', entry))
  const submit = async () => {
    const answered = await form.send(entry)
    if (answered?._tag !== 'Done') return
    setEntry((so) => ({ ...so, password: '' }))
    if (isConfirmed) openDialog('signInConfirmation', {})
    else showToast({ title: t.signedIn() })
    onSignedIn?.(answered.output)
  }
  return (
    <AccountForm onSubmit={submit}>
      <CredentialFields id="sign-in" form={form} entry={entry} onChange={setEntry} />
      <Button kind="primary" type="submit" isWide isPending={form.state === 'pending'}>
        {t.signIn()}
      </Button>
      <p className="account-foot">
        {onForgotten ? (
          <Button kind="link" onPress={() => onForgotten(entry.email)}>
            {t.forgotPassword()}
          </Button>
        ) : (
          <Link className="link" to={shopPath('/forgot-password')} onClick={onLeave}>
            {t.forgotPassword()}
          </Link>
        )}
        {createPrompt !== undefined && <span>{createPrompt}</span>}
        {onCreate ? (
          <Button kind={createPrompt === undefined ? 'link' : 'second'} onPress={() => onCreate(entry.email)}>
            {t.createAccount()}
          </Button>
        ) : (
          <Link
            className="link"
            to={shopPath('/sign-up')}
            state={{ email: entry.email, isToBuy: isBuyingAt(pathname) }}
            onClick={onLeave}
          >
            {t.createAccount()}
          </Link>
        )}
      </p>
    </AccountForm>
  )
}
