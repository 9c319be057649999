import { defined } from '../../../core/domain/fields/fields.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { RefusalRow } from '../cart/parts/RefusalRow.tsx'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { FormGrid } from '../components/form/Form.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CardGroup } from '../payment/CardGroup.tsx'
import { providerName } from '../payment/paymentNames.ts'
import type { useBilling } from './useBilling.ts'

export interface PaymentGroupProps {
  readonly checkout: CheckoutView
  readonly billing: ReturnType<typeof useBilling>
  readonly refusals: readonly RefusalView[]
}

/**
 * PAY-05: the ways to pay, as the server offers them; only the card has fields here. PAY-09: a failed payment is
 * reported above them.
 */
export const PaymentGroup = ({ checkout, billing, refusals }: PaymentGroupProps) => {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const { agreement, payments } = checkout
  const failed = billing.agreement.failed
  const details: Readonly<Record<string, string>> = { KLARNA: t.klarnaDetail(), PAYPAL: t.paypalDetail() }
  // The ways to pay are not known while a cart is rebuilt: the card's fields must not be redrawn then, because what is
  // typed exists only in them.
  const known = payments.length > 0 ? payments : [{ code: 'CREDIT_CARD' as const, label: t.cardWord() }]
  const offered = known.filter(({ code }) => code === 'CREDIT_CARD' || details[code] !== undefined)
  const card = (
    <FormGrid>
      <CardGroup
        checkout={checkout}
        entry={billing.card}
        isTyping={billing.isTyping}
        onType={billing.setTyping}
        saved={billing.saved}
      />
    </FormGrid>
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
            ...defined({ detail }),
            ...(code === 'CREDIT_CARD' && billing.method === code ? { below: card } : {}),
          }
        })}
      />
    </>
  )
}
