import { formatDay } from '../../../core/domain/time/formatDay.ts'
import { useId, useRef, useState } from 'react'
import { Link } from '../components/basic/Link.tsx'
import type { AskedPaper, GuestProof, PlacedOrder } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { fulfilmentSteps, isCancellable } from '../../../core/domain/order/fulfilment.ts'
import { hasWithdrawal, isWithdrawable, withdrawalPath } from '../../../core/domain/withdrawal/withdrawal.ts'
import { saveFile } from '../bridge/saveFile.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { withdrawalHints } from '../withdrawal/withdrawalHints.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Receipt } from './Receipt.tsx'
import { ResendGiftCards } from './ResendGiftCards.tsx'
import { ResendLetters } from './ResendLetters.tsx'
import { ReturnItems, ReturnLabels } from './ReturnItems.tsx'
import './PlacedOrderPart.css'

interface PlacedOrderPartProps {
  readonly order: PlacedOrder
  /** Asks the server for the order again. */
  readonly again: () => void
  /** ORD-15: null for its owner. Who knows number and e-mail may track and cancel, with a postal code also the rest. */
  readonly guest: GuestProof | null
}

/** ORD-05…09: where an order is, what was ordered, and what can be done with it now. */
export const PlacedOrderPart = ({ order, again, guest }: PlacedOrderPartProps) => {
  const t = useCopy('purchase')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const words = (options: Intl.DateTimeFormatOptions) => formatDay(locale, order.placedAt, options)
  const { orderNumber, tracking, shipments, refunded, status } = order
  const [answer, setShown] = useState<{ readonly isDone: boolean; readonly sentence: string } | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  /** The pressed button may be gone with the next answer: the focus goes to the order's state. */
  const settle = (isDone: boolean, sentence: string) => {
    setShown({ isDone, sentence })
    state.current?.focus()
    again()
  }
  const [openedAt] = useState(() => Date.now())
  const proof = guest ?? {}
  const hasPapers = guest === null || guest.postalCode !== undefined
  const canCancel = isCancellable(tracking.map(({ steps }) => steps.at(-1)?.status ?? 'confirmed'))
  return (
    <>
      <p ref={state} className="order-status" role="status" tabIndex={-1}>
        <b>{t.status({ status })}</b>
        {answer?.isDone === true && <span>{answer.sentence}</span>}
        {(refunded > 0 || (status === 'cancelled' && order.totals.total > 0)) && (
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
        {hasPapers && (
          <PaperButton asked={{ orderId: orderNumber, ...proof }} label={t.invoice()} saved={t.invoiceSaved()} />
        )}
        {order.creditNotes.map(({ number }) => (
          <PaperButton
            key={number}
            asked={{ orderId: orderNumber, creditNote: number, ...proof }}
            label={t.creditNote({ number })}
            saved={t.creditNoteSaved()}
          />
        ))}
        {status !== 'cancelled' && <ResendLetters order={order} proof={proof} />}
        <OrderAgain lines={order.lines} />
        {canCancel && (
          <CancelOrder
            orderNumber={orderNumber}
            email={guest?.email ?? null}
            onCancelled={() => settle(true, t.cancelled())}
            onRefused={(why) => settle(false, why)}
          />
        )}
        <Link className="link" to={`${shopPath('/help/warranty')}?order=${orderNumber}`}>
          {t.warranty()}
        </Link>
        {hasWithdrawal(locale) && isWithdrawable(tracking, openedAt) && (
          <Link className="link" to={`${shopPath(withdrawalPath)}?order=${orderNumber}`} state={withdrawalHints(order)}>
            {t.withdraw()}
          </Link>
        )}
      </div>
      {answer?.isDone === false && <Refusal title={t.notCancelled()}>{answer.sentence}</Refusal>}
      {!hasPapers && <p>{t.postalCodeForMore()}</p>}
      {hasPapers && <ResendGiftCards order={order} proof={proof} />}
      {hasPapers && <ReturnLabels returns={order.returns} />}
      {hasPapers && <ReturnItems order={order} proof={proof} onReady={() => settle(true, t.labelReady())} />}
      <OrderFacts order={order} placed={[words({ dateStyle: 'long' }), words({ timeStyle: 'short' })]} />
      <Receipt order={order} />
    </>
  )
}

interface ShipmentTrackProps {
  readonly title: string
  readonly shipment: PlacedOrder['shipments'][number]
  readonly tracking: PlacedOrder['tracking'][number] | undefined
}

/**
 * ORD-08: the steps of a shipment, completed ones with their time, the others to come. A cancelled one goes no further.
 */
const ShipmentTrack = ({ title, shipment, tracking }: ShipmentTrackProps) => {
  const t = useCopy('purchase')
  const locale = useShopLocale()
  const headingId = useId()
  const steps = tracking?.steps ?? []
  const last = steps.at(-1)?.status ?? 'confirmed'
  const isOver = last === 'cancelled'
  const journey = fulfilmentSteps(shipment.code)
  const ahead = isOver ? [] : journey.slice(journey.indexOf(last) + 1)
  const when = (at: number) => formatDay(locale, at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="shipment-track" aria-labelledby={headingId}>
      <h2 id={headingId} className="subheading">
        {title}
      </h2>
      <ol>
        {steps.map(({ status, at }, index) => (
          <li key={status} data-done aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <b>{t.status({ status })}</b>
            <span>{when(at)}</span>
          </li>
        ))}
        {ahead.map((status) => (
          <li key={status}>
            <b>{t.status({ status })}</b>
            <span>{t.stationToCome()}</span>
          </li>
        ))}
      </ol>
      {tracking?.carrier !== undefined && tracking.trackingNumber !== undefined && (
        <p className="meta">
          {t.parcel({ carrier: tracking.carrier, number: tracking.trackingNumber })}{' '}
          {tracking.trackingUrl !== undefined && (
            <a className="link" href={tracking.trackingUrl} target="_blank" rel="noreferrer">
              {t.trackParcel({ carrier: tracking.carrier })}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

interface PaperButtonProps {
  readonly asked: AskedPaper
  readonly label: string
  readonly saved: string
}

/** ORD-06, ORD-24: the invoice or a credit note as a file. */
const PaperButton = ({ asked, label, saved }: PaperButtonProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'invoice'>()
  const save = async () => {
    const answered = await request('invoice', asked)
    if (answered._tag !== 'Done') return
    const { orderId, creditNote } = asked
    const name = creditNote === undefined ? `invoice-${orderId}` : `credit-note-${creditNote}`
    saveFile(`${name}.pdf`, answered.output, 'application/pdf')
    announce(saved)
  }
  return (
    <div>
      <Button isPending={isPending} onPress={() => void save()}>
        {label}
      </Button>
      {outcome !== null && outcome._tag !== 'Done' && (
        <Refusal title={t.notDone()}>
          {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.noAnswer()}
        </Refusal>
      )}
    </div>
  )
}
