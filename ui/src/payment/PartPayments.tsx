import { useEffect, useState } from 'react'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CheckoutView, PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { RefusalRow } from '../cart/parts/RefusalRow.tsx'
import { Button } from '../components/basic/Button.tsx'
import type { CheckoutCopy } from '../copy/copyByNoun.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import './PartPayments.css'
import { usePartName } from './paymentNames.ts'

export interface PartPaymentsProps {
  readonly cart: CartView
  readonly checkout: CheckoutView
  /** About gift cards and points, and about those to be removed. */
  readonly refusals: readonly RefusalView[]
}

/** PAY-17: what pays before the main method. Forms and texts are loaded when a shopper has a gift card, or points. */
export const PartPayments = ({ cart, checkout, refusals }: PartPaymentsProps) => {
  const t = useCopy('checkout')
  const { partPayments, payments } = checkout
  const send = useCommand()
  // PAY-03, PAY-05: offered only to athletes.
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
      {giftCard.isOpen && <GiftCardForm refusal={giftCard.refusal} currency={cart.currency} onClose={giftCard.close} />}
      {reward.isOpen && (
        <RewardPanel
          currency={cart.currency}
          partPayments={partPayments}
          refusal={reward.refusal}
          onChoose={reward.settle}
          onClose={reward.close}
        />
      )}
    </>
  )
}

type PartPaymentCopy = Pick<CheckoutCopy, 'partWaiting' | 'partLeaving' | 'partPays' | 'partPaysOfCredit'>

/** What a part payment pays, and what an athlete's credit has left then (PAY-03). */
export const partDetail = (
  t: PartPaymentCopy,
  { amount, remaining, state }: PartPaymentView,
  currency: Currency | null,
  locale: Locale,
): string => {
  if (state === 'waiting') return t.partWaiting()
  if (state === 'leaving') return t.partLeaving()
  if (amount === null || currency === null) return ''
  const pays = { amount: formatMoney(amount, currency, locale) }
  return remaining === undefined
    ? t.partPays(pays)
    : t.partPaysOfCredit({ ...pays, left: formatMoney(remaining, currency, locale) })
}

/** One of them: what it pays, whether the server knows it yet, and a button to remove it. */
const PartPayment = ({ part, currency }: { readonly part: PartPaymentView; readonly currency: Currency | null }) => {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const send = useCommand()
  const name = usePartName()(part)
  const { instrumentId, state } = part
  return (
    <li className="held-card">
      <div>
        <b>{name}</b>
        <p className="meta">{partDetail(t, part, currency, locale)}</p>
      </div>
      {state === 'confirmed' && instrumentId !== null && (
        <Button
          kind="link"
          aria-label={t.partRemoveNamed({ name })}
          onPress={() => void send({ _tag: 'RemoveInstrument', instrumentId })}
        >
          {shell.remove()}
        </Button>
      )}
    </li>
  )
}

/**
 * Opened by a press, or by a message of the server. The message disappears with the first key; what is open stays, and
 * a choice in it closes it once it is confirmed.
 */
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

const GiftCardForm = lazyPart(() => import('./GiftCardForm.tsx'), 'GiftCardForm', {
  fallback: () => <div className="gift-card-form" />,
})

const RewardPanel = lazyPart(() => import('./RewardPanel.tsx'), 'RewardPanel', {
  fallback: () => <div className="reward-panel" />,
})
