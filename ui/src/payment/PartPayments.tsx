import { lazy, useEffect, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { PartPayment } from './PartPayment.tsx'

export interface PartPaymentsProps {
  readonly cart: CartView
  readonly checkout: CheckoutView
  /** Of gift cards, and of what was to be taken off. */
  readonly refusals: readonly RefusalView[]
}

/** PAY-17: what pays before the main method. Its form and words come when somebody has a gift card. */
export function PartPayments({ cart, checkout, refusals }: PartPaymentsProps) {
  const t = useCopy('checkout')
  const [isAsked, setAsked] = useState(false)
  const refusal = refusals.findLast(({ what }) => what === 'gift-card')
  const { partPayments } = checkout
  const close = () => setAsked(false)
  const isOpen = isAsked || refusal !== undefined
  // The words go at the first key; the form stays.
  const refusalId = refusal?.refusalId
  useEffect(() => {
    if (refusalId !== undefined) setAsked(true)
  }, [refusalId])
  return (
    <>
      {refusals.filter(({ what }) => what !== 'gift-card').map((row) => (
        <RefusalRow key={row.refusalId} refusal={row} />
      ))}
      {partPayments.length > 0 && (
        <ul className="part-payments">
          {partPayments.map((part, place) => (
            <PartPayment key={part.instrumentId ?? `waiting-${place}`} part={part} currency={cart.currency} />
          ))}
        </ul>
      )}
      {!isOpen && (
        <p>
          <Button kind="link" onPress={() => setAsked(true)}>
            {partPayments.length > 0 ? t.useAnotherGiftCard() : t.useGiftCard()}
          </Button>
        </p>
      )}
      {isOpen && (
        <LazyPart fallback={<div className="gift-card-form" />}>
          <GiftCardForm refusal={refusal} onClose={close} />
        </LazyPart>
      )}
    </>
  )
}

const GiftCardForm = lazy(async () => ({ default: (await import('./GiftCardForm.tsx')).GiftCardForm }))
