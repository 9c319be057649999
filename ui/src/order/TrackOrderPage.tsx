import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isEmail } from '../../../core/domain/validation/textRules.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import type { OrderLookup } from './TrackedOrderPart.tsx'
import { lazyInPage } from '../loading/lazyPart.tsx'
import './TrackOrderPage.css'

const TrackedOrderPart = lazyInPage(() => import('./TrackedOrderPart.tsx'), 'TrackedOrderPart')

/** ORD-08: an order by its number and e-mail, without an account. What was typed stays, whatever the answer. */
export const TrackOrderPage = () => {
  const t = useCopy('purchase')
  const [params] = useSearchParams()
  // The links to this page give it the address that was typed before, or nothing.
  const { state } = useLocation() as { readonly state: { readonly email?: string } | null }
  const [asked, setAsked] = useState<{ readonly entry: OrderLookup; readonly turn: number } | null>(null)
  usePage(t.title())
  return (
    <div className="page track-page">
      <h1 className="title">{t.title()}</h1>
      <TrackForm
        orderNumber={params.get('order') ?? ''}
        email={state?.email ?? ''}
        onAsk={(entry) => setAsked((so) => ({ entry, turn: (so?.turn ?? 0) + 1 }))}
      />
      {asked !== null && (
        <Suspense fallback={<p>{t.loading()}</p>}>
          <TrackedOrderPart key={asked.turn} asked={asked.entry} />
        </Suspense>
      )}
    </div>
  )
}

const TrackForm = ({
  onAsk,
  ...known
}: {
  readonly orderNumber: string
  readonly email: string
  readonly onAsk: (asked: OrderLookup) => void
}) => {
  const t = useCopy('purchase')
  const v = useCopy('validation')
  const [entry, setEntry] = useState({ ...known, postalCode: '' })
  const [isJudged, setJudged] = useState(false)
  const [orderNumber, email, postalCode] = [entry.orderNumber.trim(), entry.email.trim(), entry.postalCode.trim()]
  const numberError = orderNumber === '' ? v.required() : undefined
  const emailError = email === '' ? v.required() : isEmail(email) ? undefined : v.email()
  const submit = () => {
    setJudged(true)
    if (numberError === undefined && emailError === undefined)
      onAsk({ orderNumber, email, ...(postalCode === '' ? {} : { postalCode }) })
  }
  const enter = (field: keyof typeof entry) => (value: string) => setEntry((so) => ({ ...so, [field]: value }))
  return (
    <PlainForm className="track-form" onSubmit={submit}>
      <p className="lede">{t.detail()}</p>
      <PlainField
        label={t.orderNumber()}
        value={entry.orderNumber}
        onChange={enter('orderNumber')}
        autoComplete="off"
        maxLength={64}
        hasFigures
        error={isJudged ? numberError : undefined}
      />
      <PlainField
        label={t.email()}
        type="email"
        value={entry.email}
        onChange={enter('email')}
        autoComplete="email"
        maxLength={100}
        error={isJudged ? emailError : undefined}
      />
      <PlainField
        label={t.postalCode()}
        value={entry.postalCode}
        onChange={enter('postalCode')}
        autoComplete="postal-code"
        maxLength={20}
        isOptional
      />
      <div>
        <Button kind="primary" type="submit">
          {t.track()}
        </Button>
      </div>
    </PlainForm>
  )
}
