import { useId, useState } from 'react'
import { newsletterFailures } from '../../../../core/domain/account/newsletterForm.ts'
import type { NewsletterChange } from '../../../../core/domain/account/newsletterForm.ts'
import { subscriptionToSend } from '../../../../core/domain/account/profileRules.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { CheckBox } from '../../components/form/CheckBox.tsx'
import { PlainForm } from '../../components/basic/PlainForm.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { ErrorText } from '../../components/field/Field.tsx'
import { PlainField } from '../../components/field/PlainField.tsx'
import { errorText } from '../../copy/errorText.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './NewsletterForm.css'

interface NewsletterFormProps {
  readonly submitLabel: string
  readonly successText: string
  /** It also stops the letters; what only invites does not. */
  readonly hasStop?: boolean
}

/** CMS-83, SIGN-24, SIGN-50: an e-mail address and consent; guests may subscribe, too, and stop the letters. */
export const NewsletterForm = ({ submitLabel, successText, hasStop = false }: NewsletterFormProps) => {
  const t = useCopy('blocks')
  const errors = useCopy('errors')
  const locale = useShopLocale()
  const { request, isPending, outcome } = useRequest<'changeSubscriptions'>()
  const [email, setEmail] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [wasPressed, setPressed] = useState<NewsletterChange | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const missingId = useId()
  const failing = wasPressed === null ? [] : newsletterFailures({ email, hasAgreed }, wasPressed)
  const isConsentMissing = failing.includes('policy')
  const send = async (isOn: boolean) => {
    const change = isOn ? 'start' : 'stop'
    setPressed(change)
    if (newsletterFailures({ email, hasAgreed }, change).length > 0) return
    const chosen = { channel: 'email', type: 'Newsletter', recipient: null, isOn: !isOn } as const
    const subscription = subscriptionToSend(chosen, email.trim(), isOn, locale)
    const { _tag } = await request('changeSubscriptions', { subscriptions: [subscription] })
    if (_tag === 'Done') setDone(isOn ? successText : t.lettersStopped())
  }
  if (done !== null) return <p role="status">{done}</p>
  return (
    <PlainForm className="newsletter" onSubmit={() => send(true)}>
      <PlainField
        label={t.email()}
        type="email"
        autoComplete="email"
        maxLength={100}
        value={email}
        onChange={setEmail}
        error={failing.includes('email') ? t.emailShape() : undefined}
      />
      <label className="check" data-selected={hasAgreed || undefined} data-invalid={isConsentMissing || undefined}>
        <input
          type="checkbox"
          checked={hasAgreed}
          aria-invalid={isConsentMissing || undefined}
          aria-describedby={isConsentMissing ? missingId : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <CheckBox />
        <span>
          {t.consent()} <TargetLink className="link" to={{ url: '/privacy', text: t.privacyNotice() }} />
        </span>
      </label>
      {isConsentMissing && (
        <p id={missingId} className="field-error" role="alert">
          <ErrorText error={t.consentMissing()} />
        </p>
      )}
      {outcome !== null && outcome._tag !== 'Done' && (
        <Refusal title={t.notSubscribed()}>
          {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.tryLater()}
        </Refusal>
      )}
      <Button type="submit" isWide isPending={isPending}>
        {submitLabel}
      </Button>
      {hasStop && (
        <div>
          <Button kind="link" isDisabled={isPending} onPress={() => void send(false)}>
            {t.lettersStop()}
          </Button>
        </div>
      )}
    </PlainForm>
  )
}
