import { useEffect } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { OrderWaiting } from './OrderWaiting.tsx'
import { useLongWait } from './useLongWait.ts'
import type { usePlaceOrder } from './usePlaceOrder.ts'

export interface PlaceOrderProps {
  readonly cart: CartView
  /** PAY-17: nothing remains for a main method. */
  readonly isCovered: boolean
  /** CHK-03: what the account keeps is being set on the basket: the figures are not known yet. */
  readonly isPreparing: boolean
  readonly order: OrderView
  readonly choice: ReturnType<typeof usePlaceOrder>
}

/** The one primary button of the summary, what it costs, and how the order stands. */
export function PlaceOrder({ cart, isCovered, isPreparing, order, choice }: PlaceOrderProps) {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const words = useRejectionText()
  const { total, remainingToPay } = cart.totals
  const isPlacing = order.placing !== null
  const isLong = useLongWait(order.placing?.since ?? null)
  const { forget } = choice
  // Whoever leaves the summary comes back to another one.
  useEffect(() => forget, [forget])
  return (
    <div className="place-order">
      {choice.refused !== null && !isPlacing && <Refusal title={t.notPlaced()}>{words(choice.refused)}</Refusal>}
      {total.estimated && !isPlacing && (
        <p className="meta">{isPreparing ? t.expressUnderWay() : t.waitingFigures()}</p>
      )}
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
