import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { authenticationFailed } from '../../../core/domain/order/order.ts'
import { isProviderPage } from '../../../core/domain/payment/providerPage.ts'
import { targetAfter } from '../../../core/domain/route/departures.ts'
import { useView } from '../bridge/core/useView.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { isAbroad, LazyMoveNotice } from '../cart/parts/LazyMoveNotice.tsx'
import { Icon } from '../components/basic/Icon.tsx'
import { Money } from '../components/product/Money.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { expiryOf } from '../payment/paymentNames.ts'
import type { KeptCard } from '../payment/useCardEntry.ts'
import { BillingStep } from './BillingStep.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutMessages, OrderProblemBanner, useProblemToast } from './CheckoutMessages.tsx'
import { CheckoutSteps, useStepFocus, useStepInUrl } from './CheckoutSteps.tsx'
import { CheckoutTotals } from './CheckoutTotals.tsx'
import { ShippingStep } from './ShippingStep.tsx'
import type { StepProps } from './StepProps.ts'
import { SummaryStep } from './SummaryStep.tsx'
import { usePlaceOrder } from './usePlaceOrder.ts'
import './CheckoutPage.css'

/** CHK-01: three steps; the view says which one. RT-10: a confirmed order leads to its confirmation. */
export const CheckoutPage = () => {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const navigate = useNavigate()
  const cart = useView('cart')
  const checkout = useView('checkout')
  const order = useView('order')
  const isEmpty = cart !== undefined && cart.lines.length === 0
  const isConfirmed = isEmpty && order !== undefined && order.confirmed !== null
  const step = isEmpty ? undefined : checkout?.step
  const place = useStepFocus(step)
  const choice = usePlaceOrder(cart?.totals.total.minor ?? 0, cart?.totals.remainingToPay.minor ?? 0)
  const [keptCard, keepCard] = useState<KeptCard | null>(null)
  usePage(t.title())
  useStepInUrl(step)
  useProblemToast(order?.problem ?? null)
  useEffect(() => {
    if (isConfirmed) void navigate(shopPath(targetAfter('OrderPlaced')), { replace: true })
  }, [isConfirmed, navigate, shopPath])
  if (!cart || !checkout || !order || isConfirmed) return <CheckoutSkeleton />
  if (isEmpty && order.placing === null)
    return (
      <div className="page checkout-empty">
        <h1 className="visually-hidden">{t.title()}</h1>
        <LazyMoveNotice cart={cart} />
        <CheckoutMessages cart={cart} checkout={checkout} />
        <EmptyCart title={t.emptyTitle()} detail={t.emptyDetail()} />
      </div>
    )
  if (isAbroad(cart, locale) && order.placing === null)
    return (
      <div className="page checkout-empty">
        <h1 className="title">{t.title()}</h1>
        <LazyMoveNotice cart={cart} />
      </div>
    )
  // PAY-33: the new cart is described as what it is, not as a loss.
  const isEndedByBank = order.problem?.errorId === authenticationFailed
  const shown = { cart, checkout }
  return (
    <div className="checkout">
      <OrderSummary {...shown} />
      <div className="checkout-main" ref={place}>
        <CheckoutSteps step={checkout.step} digitalOnly={checkout.digitalOnly} />
        {order.problem !== null && order.problem.surface !== 'toast' && (
          <OrderProblemBanner problem={order.problem} cart={cart} agreed={choice.agreed} />
        )}
        <LazyMoveNotice cart={cart} />
        <CheckoutMessages {...shown} cart={isEndedByBank ? { ...cart, rebuilding: false } : cart} />
        {checkout.step === 'shipping' && <ShippingStep {...shown} />}
        {checkout.step === 'billing' && (
          <BillingStep {...shown} kept={{ card: keptCard ?? keptOf(checkout), keep: keepCard }} />
        )}
        <Challenge placing={order.placing} />
        {checkout.step === 'summary' && <SummaryStep {...shown} order={order} choice={choice} />}
      </div>
    </div>
  )
}

/**
 * A card that was lost with the worker's memory is asked for again; what may be stored of it is in the view, even after
 * a reload.
 */
const keptOf = ({ card }: CheckoutView): KeptCard | null =>
  card?.state === 'lost' ? { expiry: expiryOf(card.face), holder: card.face.holder } : null

/**
 * PAY-30: the bank's dialog and its code are loaded when a bank asks. A recording shows none:
 * the bank's page would be today's, not the recorded one.
 */
export const Challenge = ({ placing }: Pick<OrderView, 'placing'>) => {
  const { isRecording } = useStorefront()
  const action = placing?.challenge?.action
  if (action === undefined || isRecording === true || !isProviderPage(action)) return null
  return <ChallengeDialog action={action} />
}

const ChallengeDialog = lazyPart(() => import('../payment/ChallengeDialog.tsx'), 'ChallengeDialog')

export const CheckoutSkeleton = () => {
  const t = useCopy('checkout')
  return (
    <SkeletonGroup label={t.loading()} isPage>
      <div className="checkout">
        <div className="order-summary">
          <div className="order-summary-bar">
            <Skeleton width="8rem" height="1.25rem" />
            <Skeleton width="4rem" height="1.25rem" />
          </div>
          <div className="order-summary-all">
            <Skeleton width="7rem" height="1.75rem" />
            <Skeleton height="5.5rem" />
            <Skeleton height="9rem" />
          </div>
        </div>
        <div className="checkout-main checkout-waiting">
          <Skeleton height="2.875rem" />
          <Skeleton width="18rem" height="2.25rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** Next to the steps; on a small screen one row with the total, which opens. */
const OrderSummary = ({ cart, checkout }: StepProps) => {
  const t = useCopy('checkout')
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="order-summary" aria-label={t.orderSummary()}>
      <button
        type="button"
        className="order-summary-bar"
        aria-expanded={isOpen}
        aria-controls="order-summary-all"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t.orderSummary()} <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </span>
        {cart.currency !== null && (
          <b>
            <Money minor={cart.totals.total.minor} currency={cart.currency} isEstimated={cart.totals.total.estimated} />
          </b>
        )}
      </button>
      <div id="order-summary-all" className="order-summary-all" data-open={isOpen || undefined}>
        <h2 className="subheading">{t.yourOrder()}</h2>
        <CheckoutLines cart={cart} />
        <CheckoutTotals cart={cart} checkout={checkout} />
      </div>
    </aside>
  )
}
