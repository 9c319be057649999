import { useId, useState } from 'react'
import { subscriptionToSend } from '../../../../core/domain/account/profileRules.ts'
import { signUpFields } from '../../../../core/domain/account/signUpFields.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { normalisePhone, phoneRule } from '../../../../core/domain/phone/splitPhone.ts'
import { validate } from '../../../../core/domain/validation/validate.ts'
import { AccountForm } from '../../account/AccountForm.tsx'
import { ChangeNotice } from '../../account/AccountNotice.tsx'
import { SmsTerms } from '../../account/signUp/SmsTerms.tsx'
import { useRequest } from '../../bridge/useRequest.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { focusField } from '../../components/check/focusField.ts'
import { TextField } from '../../components/form/TextField.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

interface SmsFormProps {
  readonly submitLabel: string
  readonly successText: string
}

/** SIGN-23, SIGN-24: news by text message for visitors, after their terms (SIGN-21), and the end of them. */
export const SmsForm = ({ submitLabel, successText }: SmsFormProps) => {
  const t = useCopy('signUp')
  const v = useCopy('validation')
  const locale = useShopLocale()
  const id = useId()
  const { site, dialCode } = locales[locale]
  const { request, isPending, outcome } = useRequest<'startMessages' | 'changeSubscriptions'>()
  const [phone, setPhone] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const [isReading, setReading] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const context = { dialCode, site }
  const failure = validate(phone, [{ rule: 'required' }, phoneRule(context)])
  const whenValid = (act: () => void) => {
    setPressed(true)
    if (failure === null) act()
    else focusField(id)
  }
  const send = async (isOn: boolean) => {
    setReading(false)
    const choice = { channel: 'sms', type: 'Newsletter', recipient: null, isOn: !isOn } as const
    const subscription = subscriptionToSend(choice, normalisePhone(phone, context), isOn, locale)
    const answered = isOn
      ? await request('startMessages', { subscription })
      : await request('changeSubscriptions', { subscriptions: [subscription] })
    if (answered._tag === 'Done') setDone(isOn ? successText : t.smsStopped())
  }
  if (!signUpFields(locale).hasSms) return <p>{t.smsNotHere()}</p>
  if (done !== null) return <p role="status">{done}</p>
  return (
    <AccountForm
      onSubmit={() =>
        whenValid(() => {
          setReading(true)
          announce(t.smsTermsShown())
        })
      }
    >
      <ChangeNotice outcome={outcome} />
      <TextField
        id={id}
        label={t.phone()}
        type="tel"
        autoComplete="tel"
        hasFigures
        value={phone}
        onChange={(typed) => {
          setPhone(typed)
          // SIGN-22: another number has not been agreed to.
          setReading(false)
        }}
        onBlur={() => setPressed(phone !== '')}
        error={wasPressed && failure !== null ? (failure.rule === 'phone' ? v.phone() : v.required()) : undefined}
      />
      {isReading && <SmsTerms onAccept={() => void send(true)} onClose={() => setReading(false)} />}
      <Button type="submit" isWide isPending={isPending}>
        {submitLabel}
      </Button>
      <div>
        <Button kind="link" isDisabled={isPending} onPress={() => whenValid(() => void send(false))}>
          {t.smsStop()}
        </Button>
      </div>
    </AccountForm>
  )
}
