import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CardGroup } from './CardGroup.tsx'
import { providerName } from './providerName.ts'
import type { useBilling } from '../checkout/useBilling.ts'

export interface PaymentGroupProps {
  readonly checkout: CheckoutView
  readonly billing: ReturnType<typeof useBilling>
  readonly refusals: readonly RefusalView[]
}

/** PAY-05: the ways to pay as the shop offers them; only the card asks something here. PAY-09: what did not pay is said above them. */
export function PaymentGroup({ checkout, billing, refusals }: PaymentGroupProps) {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const { agreement, payments } = checkout
  const failed = billing.agreement.failed
  const details: Readonly<Record<string, string>> = { KLARNA: t.klarnaDetail(), PAYPAL: t.paypalDetail() }
  // The ways to pay are not known while a cart is rebuilt: the card's fields must not be drawn again then, what is typed lives only in them.
  const known = payments.length > 0 ? payments : [{ code: 'CREDIT_CARD' as const, label: t.cardWord() }]
  const offered = known.filter(({ code }) => code === 'CREDIT_CARD' || details[code] !== undefined)
  const card = (
    <div className="checkout-form">
      <CardGroup
        checkout={checkout}
        entry={billing.card}
        isTyping={billing.isTyping}
        onType={billing.setTyping}
        saved={billing.saved}
      />
    </div>
  )
  return (
    <>
      {refusals.map((refusal) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} />
      ))}
      {failed !== null && (
        <Refusal title={t.notAgreed({ name: providerName(failed) ?? '' })}>
          {errors.PAY400()} {t.otherWays()}
        </Refusal>
      )}
      {agreement?.state === 'lost' && (
        <Refusal title={t.notAgreed({ name: providerName(agreement.method) ?? '' })}>{t.agreementLost()}</Refusal>
      )}
      <ChoiceList
        label={t.payWays()}
        isLabelHidden
        value={billing.method}
        onChange={billing.setMethod}
        choices={offered.map(({ code, label }) => {
          const hasAgreed = agreement?.method === code && agreement.state !== 'lost'
          const detail = hasAgreed ? t.agreedWith({ name: label }) : details[code]
          return {
            value: code,
            name: label,
            ...(detail === undefined ? {} : { detail }),
            ...(code === 'CREDIT_CARD' && billing.method === code ? { below: card } : {}),
          }
        })}
      />
    </>
  )
}
