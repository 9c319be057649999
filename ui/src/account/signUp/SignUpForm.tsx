import { useEffect, useId, useRef } from 'react'
import { Link } from '../../components/basic/Link.tsx'
import type { SignInResult } from '../../../../contracts/requests.ts'
import { asksInterests } from '../../../../core/domain/account/profileRules.ts'
import type { SignUpField, SignUpVariant } from '../../../../core/domain/account/signUpFailures.ts'
import type { SignUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { Button } from '../../components/basic/Button.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountNotice } from '../AccountNotice.tsx'
import { PasswordChecks, PasswordField } from '../PasswordField.tsx'
import type { ProfileEntered } from '../profile/profileToForm.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { NameFields, PersonFields } from './PersonFields.tsx'
import { signUpLabel } from './signUpLabel.ts'
import { useSignUp } from './useSignUp.ts'

interface SignUpFormProps {
  readonly variant: SignUpVariant
  readonly params: SignUpParams
  /** The form's initial content. */
  readonly known?: ProfileEntered | undefined
  /** SIGN-38: where the interests are asked about anyway. */
  readonly isSkipped?: boolean
  /** SIGN-38: on the way from a page where they buy. */
  readonly isToBuy?: boolean
  readonly onSignedIn?: (result: SignInResult) => void
}

/** SIGN-07, SIGN-09: inline or in a dialog, in full or with two fields. */
export const SignUpForm = ({
  variant,
  params,
  known,
  isSkipped = false,
  isToBuy = false,
  onSignedIn,
}: SignUpFormProps) => {
  const t = useCopy('signUp')
  const locale = useShopLocale()
  const base = useId()
  const idOf = (field: SignUpField): string => `${base}-${field}`
  const signUp = useSignUp(variant, params, known)
  const { form, change, leave, errorOf, marked, outcome, refusedAt } = signUp
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusedAt === null) return
    if (refusedAt.field !== null) focusField(`${base}-${refusedAt.field}`)
    else notice.current?.scrollIntoView({ block: 'center' })
  }, [refusedAt, base])
  const submit = async () => {
    const answered = await signUp.submit()
    if (answered?._tag !== 'Done' || answered.output === null) return
    showToast({ title: t.created() })
    onSignedIn?.(answered.output)
    if (
      asksInterests(locale, {
        newsletterConsent: form.newsletterConsent && variant === 'full',
        isSkipped,
        isToBuy: isToBuy || answered.output.hasOrder,
      })
    )
      openDialog('interests', {})
  }
  const fields = { signUp, idOf }
  return (
    <AccountForm onSubmit={submit}>
      {refusedAt !== null && (
        <FormRefusal fields={marked.map((field) => ({ id: idOf(field), name: signUpLabel(t, field, locale) }))} />
      )}
      <div ref={notice}>
        {outcome?._tag === 'Done' && outcome.output === null ? <SignedUpNotice /> : <AccountNotice outcome={outcome} />}
      </div>
      {variant === 'full' && <NameFields {...fields} />}
      <TextField
        id={idOf('email')}
        label={t.email()}
        type="email"
        autoComplete="email"
        value={form.email}
        onChange={(email) => change({ email })}
        onBlur={() => leave('email')}
        error={errorOf('email')}
      />
      <div className="new-password">
        <PasswordField
          id={idOf('password')}
          label={t.password()}
          autoComplete="new-password"
          aria-describedby={`${base}-checks`}
          value={form.password}
          onChange={(password) => change({ password })}
          error={errorOf('password')}
        />
        <PasswordChecks id={`${base}-checks`} password={form.password} />
      </div>
      {variant === 'full' && (
        <>
          <PersonFields {...fields} />
          <ConsentFields {...fields} />
        </>
      )}
      <Button kind="primary" type="submit" isWide isPending={signUp.isPending}>
        {t.create()}
      </Button>
    </AccountForm>
  )
}

/** SIGN-39: the account exists, and the shopper can sign in to it in the normal way. */
const SignedUpNotice = () => {
  const t = useCopy('signUp')
  const shopPath = useShopPath()
  return (
    <Refusal title={t.created()}>
      {t.createdDetail()}{' '}
      <Link className="link" to={shopPath('/account')}>
        {t.signIn()}
      </Link>
    </Refusal>
  )
}
