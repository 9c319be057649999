import { useEffect, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { PartPayment } from './PartPayment.tsx'

export interface PartPaymentsProps {
  readonly cart: CartView
  readonly checkout: CheckoutView
  /** Of gift cards and points, and of what was to be taken off. */
  readonly refusals: readonly RefusalView[]
}

/** PAY-17: what pays before the main method. Forms and words come when somebody has a gift card, or points. */
export function PartPayments({ cart, checkout, refusals }: PartPaymentsProps) {
  const t = useCopy('checkout')
  const { partPayments, payments } = checkout
  const send = useCommand()
  // PAY-03, PAY-05: offered to athletes alone.
  const hasCredit =
    payments.some(({ code }) => code === 'ATHLETES_PAYMENT') &&
    !partPayments.some(({ method }) => method === 'ATHLETES_PAYMENT')
  const giftCard = useOpened(refusals.findLast(({ what }) => what === 'gift-card'))
  const reward = useOpened(
    refusals.findLast(({ what }) => what === 'reward'),
    partPayments.some(({ method, state }) => state === 'waiting' && method !== 'GIFT_CARD'),
  )
  return (
    <>
      {refusals
        .filter(({ what }) => what === 'instrument-removal')
        .map((row) => (
          <RefusalRow key={row.refusalId} refusal={row} />
        ))}
      {partPayments.length > 0 && (
        <ul className="part-payments">
          {partPayments.map((part, place) => (
            <PartPayment key={part.instrumentId ?? `waiting-${place}`} part={part} currency={cart.currency} />
          ))}
        </ul>
      )}
      {(!giftCard.isOpen || !reward.isOpen || hasCredit) && (
        <p className="part-payment-ways">
          {!giftCard.isOpen && (
            <Button kind="link" onPress={giftCard.open}>
              {partPayments.some(({ method }) => method === 'GIFT_CARD') ? t.useAnotherGiftCard() : t.useGiftCard()}
            </Button>
          )}
          {hasCredit && (
            <Button
              kind="link"
              onPress={() => void send({ _tag: 'AddPartPayment', method: 'ATHLETES_PAYMENT', last4: null })}
            >
              {t.useAthleteCredit()}
            </Button>
          )}
          {!reward.isOpen && (
            <Button kind="link" onPress={reward.open}>
              {t.usePoints()}
            </Button>
          )}
        </p>
      )}
      {giftCard.isOpen && (
        <LazyPart fallback={<div className="gift-card-form" />}>
          <GiftCardForm refusal={giftCard.refusal} currency={cart.currency} onClose={giftCard.close} />
        </LazyPart>
      )}
      {reward.isOpen && (
        <LazyPart fallback={<div className="reward-panel" />}>
          <RewardPanel
            currency={cart.currency}
            partPayments={partPayments}
            refusal={reward.refusal}
            onChoose={reward.settle}
            onClose={reward.close}
          />
        </LazyPart>
      )}
    </>
  )
}

/** Opened by a press, or by what the shop says of it. The words go at the first key; what is open stays, and what was chosen in it closes it once it has come. */
const useOpened = (refusal: RefusalView | undefined, isComing = false) => {
  const [isAsked, setAsked] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const refusalId = refusal?.refusalId
  useEffect(() => {
    if (refusalId !== undefined) setAsked(true)
  }, [refusalId])
  useEffect(() => {
    if (!isChosen || isComing) return
    setChosen(false)
    if (refusalId === undefined) setAsked(false)
  }, [isChosen, isComing, refusalId])
  return {
    refusal,
    isOpen: isAsked || refusal !== undefined,
    open: () => setAsked(true),
    close: () => setAsked(false),
    settle: () => setChosen(true),
  }
}

const GiftCardForm = loadedPart(async () => (await import('./GiftCardForm.tsx')).GiftCardForm)
const RewardPanel = loadedPart(async () => (await import('./RewardPanel.tsx')).RewardPanel)
