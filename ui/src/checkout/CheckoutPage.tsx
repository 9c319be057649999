import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { authenticationFailed } from '../../../core/domain/order/orderProblems.ts'
import { targetAfter } from '../../../core/domain/route/targetAfter.ts'
import { useView } from '../bridge/useView.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { usePage } from '../shell/usePage.ts'
import { BillingStep } from './BillingStep.tsx'
import { expiryOf } from '../payment/expiryOf.ts'
import type { KeptCard } from '../payment/useCardEntry.ts'
import { LazyChallengeDialog } from '../payment/LazyChallengeDialog.tsx'
import { CheckoutMessages } from './CheckoutMessages.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { OrderProblemBanner } from './OrderProblemBanner.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { ShippingStep } from './ShippingStep.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useProblemToast } from './useProblemToast.ts'
import { useStepFocus } from './useStepFocus.ts'
import { useStepInUrl } from './useStepInUrl.ts'
import './CheckoutPage.css'
import './CheckoutForm.css'

/** CHK-01: three steps; the view says which one. RT-10: a confirmed order leads to its confirmation. */
export function CheckoutPage() {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
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
        <CheckoutMessages cart={cart} checkout={checkout} />
        <EmptyCart title={t.emptyTitle()} detail={t.emptyDetail()} />
      </div>
    )
  // PAY-33: the new cart is told of as what it is, not as a loss.
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
        <CheckoutMessages {...shown} cart={isEndedByBank ? { ...cart, rebuilding: false } : cart} />
        {checkout.step === 'shipping' && <ShippingStep {...shown} />}
        {checkout.step === 'billing' && (
          <BillingStep {...shown} kept={{ card: keptCard ?? keptOf(checkout), keep: keepCard }} />
        )}
        <LazyChallengeDialog placing={order.placing} />
        {checkout.step === 'summary' && <SummaryStep {...shown} order={order} choice={choice} />}
      </div>
    </div>
  )
}

/** A card that went with the worker's memory is asked for again without what may be kept of it: that stands in the view after a reload too. */
const keptOf = ({ card }: CheckoutView): KeptCard | null =>
  card?.state === 'lost' ? { expiry: expiryOf(card.face), holder: card.face.holder } : null
