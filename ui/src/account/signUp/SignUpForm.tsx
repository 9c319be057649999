import { useEffect, useId, useRef } from 'react'
import type { AccountOutcome } from '../../../../contracts/accountCalls.ts'
import type { SignUpField, SignUpVariant } from '../../../../core/domain/account/signUpFailures.ts'
import type { SignUpParams } from '../../../../core/domain/account/signUpParams.ts'
import { asksInterests } from '../../../../core/domain/account/asksInterests.ts'
import { Button } from '../../components/Button.tsx'
import { focusField } from '../../components/focusField.ts'
import { FormRefusal } from '../../components/FormRefusal.tsx'
import { TextField } from '../../components/TextField.tsx'
import { showToast } from '../../components/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../dialogs/dialogStore.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountNotice } from '../AccountNotice.tsx'
import type { ProfileEntered } from '../profile/profileToForm.ts'
import { PasswordChecks } from '../PasswordChecks.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { NameFields, PersonFields } from './PersonFields.tsx'
import { SignedUpNotice } from './SignedUpNotice.tsx'
import { signUpLabel } from './signUpLabel.ts'
import { useSignUp } from './useSignUp.ts'

export interface SignUpFormProps {
  readonly variant: SignUpVariant
  readonly params: SignUpParams
  /** What stands in the form from the start. */
  readonly known?: ProfileEntered
  /** SIGN-38: where the interests are asked about anyway. */
  readonly isSkipped?: boolean
  readonly onSignedIn?: (outcome: Extract<AccountOutcome, { readonly _tag: 'SignedIn' }>) => void
}

/** SIGN-07, SIGN-09: inline or in a dialog, in full or in two fields. */
export function SignUpForm({ variant, params, known, isSkipped = false, onSignedIn }: SignUpFormProps) {
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
    if (answered?._tag !== 'SignedIn') return
    showToast({ title: t.created() })
    onSignedIn?.(answered)
    if (
      asksInterests(locale, {
        newsletterConsent: form.newsletterConsent && variant === 'full',
        isSkipped,
        isToBuy: answered.hasOrder,
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
      <div ref={notice}>{outcome?._tag === 'SignedUp' ? <SignedUpNotice /> : <AccountNotice outcome={outcome} />}</div>
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
