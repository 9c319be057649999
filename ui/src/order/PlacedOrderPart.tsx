import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { isCancellable } from '../../../core/domain/order/fulfilment.ts'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Receipt } from './Receipt.tsx'
import { ResendGiftCards } from './ResendGiftCards.tsx'
import { ReturnItems } from './ReturnItems.tsx'
import { ReturnLabels } from './ReturnLabels.tsx'
import { ShipmentTrack } from './ShipmentTrack.tsx'
import '../cart/CartPage.css'
import './ConfirmationPage.css'
import './PlacedOrder.css'

interface PlacedOrderPartProps {
  readonly order: PlacedOrder
  /** Asks the server for it anew. */
  readonly again: () => void
  /** Null for its owner; who came by number and e-mail may track and cancel. */
  readonly email: string | null
}

/** ORD-05…09: where an order is, what it was, and what can be done with it now. */
export function PlacedOrderPart({ order, again, email }: PlacedOrderPartProps) {
  const t = useCopy('purchase')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), options).format(order.placedAt)
  const { orderNumber, tracking, shipments, refunded, status } = order
  const [answer, setShown] = useState<{ readonly isDone: boolean; readonly sentence: string } | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  /** What was pressed may be gone with the next answer: the focus goes to the state of the order. */
  const settle = (isDone: boolean, sentence: string) => {
    setShown({ isDone, sentence })
    state.current?.focus()
    again()
  }
  const canCancel = isCancellable(tracking.map(({ steps }) => steps.at(-1)?.status ?? 'confirmed'))
  return (
    <>
      <p ref={state} className="order-status" role="status" tabIndex={-1}>
        <b>{t.status({ status })}</b>
        {answer?.isDone === true && <span>{answer.sentence}</span>}
        {status === 'cancelled' && order.totals.total > 0 && (
          <span>
            {refunded > 0 ? t.refunded({ amount: formatMoney(refunded, order.currency, locale) }) : t.refundComes()}
          </span>
        )}
      </p>
      {shipments.map((shipment, index) => (
        <ShipmentTrack
          key={shipment.shipmentId}
          shipment={shipment}
          title={
            shipments.length === 1 ? t.whereItIs() : t.shipmentTrack({ index: index + 1, count: shipments.length })
          }
          tracking={tracking.find(({ shipmentId }) => shipmentId === shipment.shipmentId)}
        />
      ))}
      <div className="order-acts">
        {email === null && <InvoiceButton orderId={orderNumber} />}
        {canCancel && (
          <CancelOrder
            orderNumber={orderNumber}
            email={email}
            onCancelled={() => settle(true, t.cancelled())}
            onRefused={(why) => settle(false, why)}
          />
        )}
        <Link className="link" to={`${shopPath('/help/warranty')}?order=${orderNumber}`}>
          {t.warranty()}
        </Link>
      </div>
      {answer?.isDone === false && <Refusal title={t.notCancelled()}>{answer.sentence}</Refusal>}
      {email === null && <ResendGiftCards order={order} />}
      {email === null && <ReturnLabels returns={order.returns} />}
      {email === null && <ReturnItems order={order} onReady={() => settle(true, t.labelReady())} />}
      <OrderFacts order={order} placed={[words({ dateStyle: 'long' }), words({ timeStyle: 'short' })]} />
      <Receipt order={order} />
    </>
  )
}
