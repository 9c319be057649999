import { useEffect, useState } from 'react'
import { Link } from '../components/basic/Link.tsx'
import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { AddressFields } from '../address/AddressFields.tsx'
import { addressLines } from '../address/addressLines.ts'
import { AddressSuggestion } from '../address/AddressSuggestion.tsx'
import { useAddressText } from '../address/useAddressText.ts'
import { placeInCheckout } from '../cart/parts/refusalPlace.ts'
import { Button } from '../components/basic/Button.tsx'
import { CheckboxField } from '../components/form/CheckboxField.tsx'
import { Form, FormFoot, FormGrid } from '../components/form/Form.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { Money } from '../components/product/Money.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import type { KlarnaDialogProps } from '../payment/KlarnaDialog.tsx'
import { PartPayments } from '../payment/PartPayments.tsx'
import { PaymentGroup } from './PaymentGroup.tsx'
import { useCardText } from '../payment/useCardEntry.ts'
import type { StepProps } from './StepProps.ts'
import { useBilling } from './useBilling.ts'
import type { CardKeeping } from './useBilling.ts'
import './BillingStep.css'

/** PAY-17: gift cards and rewards first, then the main method for what remains. */
export const BillingStep = ({ cart, checkout, kept }: StepProps & { readonly kept: CardKeeping }) => {
  const t = useCopy('checkout')
  const refusals = cart.refusals.filter(
    (refusal) => refusal.what !== 'payment' && placeInCheckout(refusal, 'billing') === 'step',
  )
  return (
    <>
      <FormGrid>
        <h1 className="heading" tabIndex={-1}>
          {t.howPay()}
        </h1>
        <PartPayments cart={cart} checkout={checkout} refusals={refusals} />
      </FormGrid>
      <BillingForm cart={cart} checkout={checkout} kept={kept} />
    </>
  )
}

/** What the main method pays, and the billing address. */
const BillingForm = ({ cart, checkout, kept }: StepProps & { readonly kept: CardKeeping }) => {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const billing = useBilling(checkout, cart.refusals.find(({ what }) => what === 'address') ?? null, kept)
  const address = useAddressText(billing.form, 'billing')
  const card = useCardText(billing.card)
  const { agreement } = billing
  const [turn, setTurn] = useState(0)
  const submit = async () => {
    if (!(await billing.submit())) setTurn((so) => so + 1)
  }
  const failing = [...(billing.isTyping ? card.failing : []), ...(billing.isSame ? [] : address.failing)]
  return (
    <Form onSubmit={submit}>
      {turn > 0 && <FormRefusal fields={failing} focusTurn={turn} />}
      <LeftToPay cart={cart} checkout={checkout} />
      {checkout.isCovered ? (
        <p>{t.covered()}</p>
      ) : (
        <PaymentGroup
          checkout={checkout}
          billing={billing}
          refusals={cart.refusals.filter((refusal) => refusal.what === 'payment')}
        />
      )}
      <h2 className="heading">{t.billTo()}</h2>
      {checkout.needsAddress && (
        <CheckboxField isSelected={billing.isSame} onChange={(same) => void billing.setSame(same)}>
          {t.sameAsShipping()}
        </CheckboxField>
      )}
      {billing.isSame && <p className="meta billing-same">{addressLines(checkout.shipping, locale).join(', ')}</p>}
      {!billing.isSame && (
        <AddressFields
          form={billing.form}
          countries={billing.countries}
          section="billing"
          hasContact={!checkout.needsAddress}
        />
      )}
      <AddressSuggestion checkout={checkout} />
      {billing.refused !== null && <Refusal title={t.notContinued()}>{billing.refused}</Refusal>}
      {agreement.asking !== null && (
        <ProviderDialog
          method={agreement.asking}
          waiting={checkout.waiting}
          onAgree={agreement.agree}
          onFail={agreement.fail}
        />
      )}
      <FormFoot
        back={
          !checkout.digitalOnly && (
            <Link className="link" to={shopPath('/checkout?step=shipping')}>
              {t.backToShipping()}
            </Link>
          )
        }
      >
        <Button kind="primary" type="submit" isPending={billing.isPending}>
          {t.continueToSummary()}
        </Button>
      </FormFoot>
    </Form>
  )
}

/** PAY-17: what the main method has to pay, where it is chosen: on a phone the summary is folded. */
const LeftToPay = ({ cart: { currency, totals }, checkout: { partPayments, isCovered } }: StepProps) => {
  const t = useCopy('checkout')
  const { minor, estimated } = totals.remainingToPay
  const isShown = currency !== null && !isCovered && partPayments.some(({ amount }) => amount !== null && amount > 0)
  return (
    <div role="status" className="left-to-pay">
      {isShown && (
        <>
          {t.toPay()} <Money minor={minor} currency={currency} isEstimated={estimated} />
        </>
      )}
    </div>
  )
}

/** PAY-08: a provider's script is loaded only when the shopper wants to pay with it. */
const ProviderDialog = ({ method, ...props }: KlarnaDialogProps & { readonly method: ProviderMethod }) =>
  method === 'KLARNA' ? <KlarnaDialog {...props} /> : <PaypalDeparture {...props} />

/** PAY-09: code that does not load counts as a failed payment. */
const NotLoaded = ({ onFail }: Pick<KlarnaDialogProps, 'onFail'>) => {
  useEffect(onFail, [onFail])
  return null
}

const KlarnaDialog = lazyPart(() => import('../payment/KlarnaDialog.tsx'), 'KlarnaDialog', { otherwise: NotLoaded })
const PaypalDeparture = lazyPart(() => import('../payment/PaypalDeparture.tsx'), 'PaypalDeparture', {
  otherwise: NotLoaded,
})
