import { placeInCheckout } from '../cart/refusalPlace.ts'
import { useCopy } from '../copy/useCopy.ts'
import { PartPayments } from '../payment/PartPayments.tsx'
import { BillingForm } from './BillingForm.tsx'
import type { StepProps } from './StepProps.ts'
import type { CardKeeping } from './useBilling.ts'

/** PAY-17: gift cards and rewards first, the main method for what they leave. */
export function BillingStep({ cart, checkout, kept }: StepProps & { readonly kept: CardKeeping }) {
  const t = useCopy('checkout')
  const refusals = cart.refusals.filter(
    (refusal) => refusal.what !== 'payment' && placeInCheckout(refusal, 'billing') === 'step',
  )
  return (
    <>
      <div className="checkout-form">
        <h1 className="heading" tabIndex={-1}>
          {t.howPay()}
        </h1>
        <PartPayments cart={cart} checkout={checkout} refusals={refusals} />
      </div>
      <BillingForm cart={cart} checkout={checkout} kept={kept} />
    </>
  )
}
