import { useEffect, useRef } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { OrderProblem } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { authenticationFailed, paymentGone, totalChanged } from '../../../core/domain/order/order.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { CartFlashes } from '../cart/parts/CartFlashes.tsx'
import { alikeRefusals, placeInCheckout } from '../cart/parts/refusalPlace.ts'
import { RefusalRow } from '../cart/parts/RefusalRow.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { dismissToast, onToasts, readToasts, showToast } from '../state/toastStore.ts'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { StepProps } from './StepProps.ts'

/**
 * CART-37, ERR-10, ERR-17: the server's messages about the cart, and refusals that no group or shipment of this step
 * shows.
 */
export const CheckoutMessages = ({ cart, checkout }: StepProps) => {
  const t = useCopy('checkout')
  const isShipping = checkout.step === 'shipping'
  const refusals = cart.refusals.filter((refusal) => placeInCheckout(refusal, checkout.step) === 'top')
  return (
    <div className="cart-messages">
      <div role="status">
        {checkout.express === 'refused' && isShipping && <StateLine state="few">{t.expressRefused()}</StateLine>}
        <CartFlashes
          cart={
            isShipping ? { ...cart, messages: cart.messages.filter(({ shipmentId }) => shipmentId === null) } : cart
          }
        />
      </div>
      {alikeRefusals(refusals).map(([refusal, ...alike]) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} alike={alike} isNamed />
      ))}
    </div>
  )
}

interface OrderProblemBannerProps {
  readonly problem: OrderProblem
  readonly cart: CartView
  /** What the shopper had agreed to, if this page still knows it. */
  readonly agreed: number | null
}

/** ERR-10, ERR-11, ERR-16: at the top until it has been read. A changed total shows both figures. */
export const OrderProblemBanner = ({ problem, cart, agreed }: OrderProblemBannerProps) => {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const rejections = useCopy('rejections')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const send = useCommand()
  const money = (minor: number) => (cart.currency === null ? '' : formatMoney(minor, cart.currency, locale))
  const now = money(cart.totals.total.minor)
  const changed = () => (agreed === null ? t.totalNow({ now }) : rejections.TotalChanged({ shown: money(agreed), now }))
  const own: Readonly<Record<string, () => string>> = {
    [totalChanged]: changed,
    [authenticationFailed]: t.authenticationFailedDetail,
    [paymentGone]: t.paymentFirst,
  }
  /** The reason, as far as the bank gives it; no details for suspected fraud. */
  const reasons: Readonly<Record<string, () => string>> = {
    PAY400: t.paymentDeclined,
    PAY402: t.nothingCharged,
    FE309: t.cardOutOfDate,
    PYT402: t.nothingCharged,
  }
  const words = own[problem.errorId]?.() ?? errorText(errors, problem.errorId, problem.message)
  return (
    <Refusal
      title={problem.errorId === authenticationFailed ? t.authenticationFailed() : t.notPlaced()}
      action={
        <Button kind="link" onPress={() => void send({ _tag: 'DismissOrderProblem' })}>
          {shell.ok()}
        </Button>
      }
    >
      {words} {reasons[problem.errorId]?.()}
    </Refusal>
  )
}

/**
 * ERR-12: any other problem is a toast that stays until it is closed; closing means that it was read. It disappears
 * when it no longer applies.
 */
export const useProblemToast = (problem: OrderProblem | null): void => {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const send = useCommand()
  const { isRecording } = useStorefront()
  const isToast = problem?.surface === 'toast' && isRecording !== true
  const detail = isToast ? errorText(errors, problem.errorId, problem.message) : ''
  const problemId = isToast ? problem.problemId : null
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (problemId === null) {
      for (const toast of readToasts()) if (toast.title === shown.current) dismissToast(toast.id)
      shown.current = null
      return
    }
    const title = t.notPlaced()
    showToast({ title, detail, kind: 'refusal', isSticky: true })
    shown.current = title
    const stop = onToasts(() => {
      if (readToasts().some((toast) => toast.title === title)) return
      stop()
      void send({ _tag: 'DismissOrderProblem' })
    })
    return stop
  }, [problemId, detail, t, send])
}
