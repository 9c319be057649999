import { useState } from 'react'
import { subscriptionToSend } from '../../../../core/domain/account/profileRules.ts'
import { validate } from '../../../../core/domain/validation/validate.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { CheckBox } from '../../components/form/CheckBox.tsx'
import { PlainForm } from '../../components/basic/PlainForm.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { PlainField } from '../../components/field/PlainField.tsx'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../TargetLink.tsx'
import './NewsletterForm.css'

interface NewsletterFormProps {
  readonly submitLabel: string
  readonly successText: string
}

/** CMS-83, SIGN-24: an e-mail address and consent; guests may subscribe, too. */
export const NewsletterForm = ({ submitLabel, successText }: NewsletterFormProps) => {
  const t = useCopy('blocks')
  const errors = useCopy('errors')
  const locale = useShopLocale()
  const { request, isPending, outcome } = useRequest<'changeSubscriptions'>()
  const [email, setEmail] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [wasPressed, setPressed] = useState(false)
  const isEmailWrong = email.trim() === '' || validate(email.trim(), [{ rule: 'email' }]) !== null
  const submit = async () => {
    setPressed(true)
    if (isEmailWrong || !hasAgreed) return
    const chosen = { channel: 'email', type: 'Newsletter', recipient: null, isOn: false } as const
    await request('changeSubscriptions', { subscriptions: [subscriptionToSend(chosen, email.trim(), true, locale)] })
  }
  if (outcome?._tag === 'Done') return <p role="status">{successText}</p>
  return (
    <PlainForm className="newsletter" onSubmit={submit}>
      <PlainField
        label={t.email()}
        type="email"
        autoComplete="email"
        maxLength={100}
        value={email}
        onChange={setEmail}
        error={wasPressed && isEmailWrong ? t.emailShape() : undefined}
      />
      <label
        className="check"
        data-selected={hasAgreed || undefined}
        data-invalid={(wasPressed && !hasAgreed) || undefined}
      >
        <input
          type="checkbox"
          checked={hasAgreed}
          aria-invalid={(wasPressed && !hasAgreed) || undefined}
          aria-describedby={wasPressed && !hasAgreed ? 'newsletter-consent' : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <CheckBox />
        <span>
          {t.consent()} <TargetLink className="link" to={{ url: '/privacy', text: t.privacyNotice() }} />
        </span>
      </label>
      {wasPressed && !hasAgreed && (
        <p id="newsletter-consent" className="newsletter-missing" role="alert">
          {t.consentMissing()}
        </p>
      )}
      {outcome !== null && (
        <Refusal title={t.notSubscribed()}>
          {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.tryLater()}
        </Refusal>
      )}
      <Button type="submit" isWide isPending={isPending}>
        {submitLabel}
      </Button>
    </PlainForm>
  )
}
