import { useEffect, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { isProviderPage } from '../../../core/domain/payment/providerPage.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { LegalLink } from '../components/basic/LegalLink.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { usePlaceOrder } from './usePlaceOrder.ts'
import './PlaceOrder.css'

export interface PlaceOrderProps {
  readonly cart: CartView
  /** PAY-17: nothing remains for a main method. */
  readonly isCovered: boolean
  /** CHK-03: the account's saved details are being set on the basket: the figures are not known yet. */
  readonly isPreparing: boolean
  readonly order: OrderView
  readonly choice: ReturnType<typeof usePlaceOrder>
}

/** The summary's one primary button, the price, and the state of the order. */
export const PlaceOrder = ({ cart, isCovered, isPreparing, order, choice }: PlaceOrderProps) => {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const words = useRejectionText()
  const { total, remainingToPay } = cart.totals
  const isPlacing = order.placing !== null
  const isLong = useLongWait(order.placing?.since ?? null)
  const { forget } = choice
  // Leaving the summary and returning shows a new one.
  useEffect(() => forget, [forget])
  return (
    <div className="place-order">
      {choice.refused !== null && !isPlacing && <Refusal title={t.notPlaced()}>{words(choice.refused)}</Refusal>}
      {total.estimated && !isPlacing && (
        <p className="meta">{isPreparing ? t.expressUnderWay() : t.waitingFigures()}</p>
      )}
      <OrderTerms />
      <Button
        kind="primary"
        isWide
        isPending={isPlacing || isPreparing || choice.isChecking}
        onPress={() => void choice.place()}
      >
        {t.placeOrder()}
      </Button>
      <div role="status">
        {order.placing && <OrderWaiting placing={order.placing} isLong={isLong} />}
        {!isPlacing && cart.currency !== null && (
          <p className="meta">
            {isCovered
              ? t.coveredTerms()
              : t.placedTerms({ amount: formatMoney(remainingToPay.minor, cart.currency, locale) })}
          </p>
        )}
      </div>
    </div>
  )
}

/** LAW-05: what holds for the order, before the button that makes it; the right of withdrawal where there is one. */
const OrderTerms = () => {
  const t = useCopy('checkout')
  const { site } = locales[useShopLocale()]
  return (
    <p className="meta order-terms">
      {t.termsHold()} <LegalLink path="/brand-terms">{t.termsLink()}</LegalLink>
      {site === 'EMEA' && <LegalLink path="/withdrawal">{t.withdrawalLink()}</LegalLink>}
      <LegalLink path="/privacy">{t.privacyLink()}</LegalLink>
    </p>
  )
}

/** A state, not a message: as long as the order is unanswered, the page says so, and that nothing is charged twice. */
const OrderWaiting = ({
  placing,
  isLong,
}: {
  readonly placing: NonNullable<OrderView['placing']>
  readonly isLong: boolean
}) => {
  const t = useCopy('checkout')
  const attempts = useView('connection')?.order.attempts ?? 0
  if (placing.challenge && !isProviderPage(placing.challenge.action)) return <UnshownChallenge />
  if (placing.challenge) return <StateLine state="waiting">{t.challengeAsked()}</StateLine>
  if (placing.ending === 'abandon') return <StateLine state="waiting">{t.challengeAbandoned()}</StateLine>
  if (placing.ending === 'complete' && attempts <= 1)
    return <StateLine state="waiting">{t.challengeAnswered()}</StateLine>
  if (!isLong && attempts <= 1) return <StateLine state="waiting">{t.placing()}</StateLine>
  return (
    <>
      <StateLine state="waiting">{t.checking()}</StateLine>
      {attempts > 1 && <p className="meta">{t.checkingLong({ attempts })}</p>}
    </>
  )
}

/**
 * PAY-30: the bank asks on a page that cannot be shown here. The order is held; the way out is another payment
 * (PAY-33).
 */
const UnshownChallenge = () => {
  const t = useCopy('checkout')
  const send = useCommand()
  return (
    <>
      <StateLine state="waiting">{t.challengeUnshown()}</StateLine>
      <Button kind="link" onPress={() => void send({ _tag: 'AbandonChallenge' })}>
        {t.challengeCancel()}
      </Button>
    </>
  )
}

/** ms after which the wait for the server's answer has to be explained. */
const patience = 4_000

/**
 * Whether something requested at `since` (epoch ms) has been waited for longer than 4 s, or was already when this page
 * opened.
 */
const useLongWait = (since: number | null): boolean => {
  const [foundWaiting] = useState(since !== null)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (since === null) return setLong(false)
    const timer = setTimeout(() => setLong(true), Math.max(0, since + patience - Date.now()))
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && (isLong || foundWaiting)
}
