import { useState } from 'react'
import { CheckboxField } from '../components/CheckboxField.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { addressLines } from '../address/addressLines.ts'
import { AddressSuggestion } from '../address/AddressSuggestion.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { LazyProviderDialog } from '../payment/LazyProviderDialog.tsx'
import { PaymentGroup } from '../payment/PaymentGroup.tsx'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './StepProps.ts'
import { useAddressText } from '../address/useAddressText.ts'
import { useBilling } from './useBilling.ts'
import type { CardKeeping } from './useBilling.ts'
import { useCardText } from '../payment/useCardText.ts'

/** What the main method pays, and where the bill goes. */
export function BillingForm({ cart, checkout, kept }: StepProps & { readonly kept: CardKeeping }) {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const billing = useBilling(checkout, cart.refusals.find(({ what }) => what === 'address') ?? null, kept)
  const address = useAddressText(billing.form, 'billing')
  const card = useCardText(billing.card)
  const { agreement } = billing
  const [turn, setTurn] = useState(0)
  const failing = [...(billing.isTyping ? card.failing : []), ...(billing.isSame ? [] : address.failing)]
  return (
    <form
      className="checkout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void billing.submit().then((isFine) => {
          if (!isFine) setTurn((so) => so + 1)
        })
      }}
    >
      {turn > 0 && <FormRefusal fields={failing} focusTurn={turn} />}
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
        <LazyProviderDialog
          method={agreement.asking}
          waiting={checkout.waiting}
          onAgree={agreement.agree}
          onFail={agreement.fail}
        />
      )}
      <StepFoot
        back={checkout.digitalOnly ? null : { to: 'shipping', name: t.backToShipping() }}
        action={t.continueToSummary()}
        isPending={billing.isPending}
      />
    </form>
  )
}
