import { CartTotals } from '../cart/parts/CartTotals.tsx'
import { Money } from '../components/product/Money.tsx'
import type { TotalsRow } from '../components/display/Totals.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { soleMethod } from '../delivery/shipmentsOf.ts'
import { usePartName } from '../payment/paymentNames.ts'
import type { StepProps } from './StepProps.ts'

/** CART-04, PAY-17: the total, what pays a part of it, and what remains. */
export const CheckoutTotals = ({ cart, checkout }: StepProps) => {
  const t = useCopy('checkout')
  const nameOf = usePartName()
  const { currency, totals } = cart
  const paying = checkout.partPayments.filter(({ amount }) => amount !== null && amount > 0)
  const parts = paying.map((part): TotalsRow => ({
    key: part.instrumentId ?? '',
    name: nameOf(part),
    amount: currency !== null && <Money minor={-(part.amount ?? 0)} currency={currency} />,
  }))
  const { minor, estimated } = totals.remainingToPay
  const remaining: TotalsRow = {
    key: 'remaining',
    name: t.toPay(),
    amount: currency !== null && <Money minor={minor} currency={currency} isEstimated={estimated} />,
    isStrong: true,
  }
  return (
    <CartTotals
      cart={cart}
      shippingMethod={soleMethod(checkout)?.label}
      after={parts.length > 0 ? [...parts, remaining] : []}
    />
  )
}
