import { formatDay } from '../../../core/domain/time/formatDay.ts'
import { Fragment, useState } from 'react'
import type { Exchange } from '../../../contracts/api/entities/purchase.ts'
import type { GuestProof, PlacedOrder } from '../../../contracts/views/orderView.ts'
import { isExchangeable, returnable } from '../../../core/domain/order/returnRules.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import type { LineState } from '../components/basic/StateLine.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ExchangeChoice } from './ExchangeChoice.tsx'

interface ReturnItemsProps {
  readonly order: PlacedOrder
  readonly proof: GuestProof
  readonly onReady: () => void
}

/** ORD-07: which pieces to return, ORD-21: for a refund or another variant, and the label for them. Nothing is shown when nothing can be returned. */
export const ReturnItems = ({ order, proof, onReady }: ReturnItemsProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'sendBack'>()
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [instead, setInstead] = useState<Readonly<Record<string, string | null>>>({})
  const [isEmpty, setEmpty] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const left = leftOf(order, openedAt)
  if (left.length === 0) return null
  /** There may not be as many of what was wanted instead. */
  const choose = (itemId: string, count: number) => {
    setChosen((so) => ({ ...so, [itemId]: count }))
    setInstead((so) => ({ ...so, [itemId]: null }))
  }
  const submit = async () => {
    const items = left.flatMap(({ itemId, qty }) => {
      const wanted = Math.min(chosen[itemId] ?? 0, qty)
      const sku = instead[itemId] ?? null
      return wanted > 0 ? [{ itemId, qty: wanted, ...(sku === null ? {} : { exchangeFor: sku }) }] : []
    })
    setEmpty(items.length === 0)
    if (items.length === 0) return
    if ((await request('sendBack', { orderId: order.orderNumber, items, ...proof }))._tag !== 'Done') return
    setChosen({})
    setInstead({})
    onReady()
  }
  const why = isEmpty
    ? t.nothingChosen()
    : outcome?._tag === 'Unreachable'
      ? t.noAnswer()
      : outcome?._tag === 'Refused'
        ? outcome.errorId === 'ORD409'
          ? t.notSentBack()
          : outcome.errorId === 'INV700'
            ? t.exchangeGone()
            : errorText(errors, outcome.errorId, outcome.message)
        : null
  return (
    <PlainForm className="return-items" onSubmit={submit}>
      <h2 className="subheading">{t.sendBack()}</h2>
      <p>
        {t.sendBackDetail()} {left.some(({ itemId }) => canExchange(order, itemId)) && t.exchangeDetail()}
      </p>
      <div className="return-lines">
        {left.map(({ itemId, qty }) => {
          const line = order.lines.find(({ id }) => id === itemId)
          const counts = Array.from({ length: qty + 1 }, (_, count) => ({
            value: String(count),
            name: count === 0 ? t.none() : String(count),
          }))
          const wanted = Math.min(chosen[itemId] ?? 0, qty)
          return (
            <Fragment key={itemId}>
              <SelectField
                label={t.piecesOf({ name: line?.name ?? itemId, variant: line?.variant ?? '' })}
                options={counts}
                value={String(wanted)}
                onChange={(count) => choose(itemId, Number(count))}
              />
              {line !== undefined && wanted > 0 && canExchange(order, itemId) && (
                <ExchangeChoice
                  line={line}
                  qty={wanted}
                  sku={instead[itemId] ?? null}
                  onChoose={(sku) => setInstead((so) => ({ ...so, [itemId]: sku }))}
                />
              )}
            </Fragment>
          )
        })}
      </div>
      {why !== null && <Refusal title={t.notDone()}>{why}</Refusal>}
      <Button type="submit" isPending={isPending}>
        {t.getLabel()}
      </Button>
    </PlainForm>
  )
}

/** ORD-07: the existing labels; each is a file of this shop. ORD-21: below each, what is sent in exchange. */
export const ReturnLabels = ({ returns }: Pick<PlacedOrder, 'returns'>) => {
  const t = useCopy('purchase')
  if (returns.length === 0) return null
  return (
    <section className="return-labels" aria-label={t.labels()}>
      <h2 className="subheading">{t.labels()}</h2>
      <ul>
        {returns.map(({ labelUrl, items }, index) => (
          <li key={labelUrl}>
            <a className="link" href={labelUrl} download>
              {t.label({ place: index + 1, count: items.reduce((sum, { qty }) => sum + qty, 0) })}
            </a>
            {items.map(
              ({ itemId, exchange }) => exchange && <ExchangeState key={`${itemId} ${exchange.sku}`} {...exchange} />,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** ORD-21: where the replacement is. */
const ExchangeState = ({ colourName, sizeLabel, status, until, carrier, trackingUrl }: Exchange) => {
  const t = useCopy('purchase')
  const locale = useShopLocale()
  const variant = `${colourName}, ${sizeLabel}`
  const sentence: Readonly<Record<Exchange['status'], () => string>> = {
    reserved: () =>
      t.exchangeReserved({
        variant,
        date: formatDay(locale, until, { dateStyle: 'long', timeZone: 'UTC' }),
      }),
    shipped: () => t.exchangeShipped({ variant }),
    delivered: () => t.exchangeDelivered({ variant }),
    released: () => t.exchangeReleased({ variant }),
  }
  return (
    <div className="exchange-state">
      <StateLine state={lineStates[status]}>{sentence[status]()}</StateLine>
      {trackingUrl !== undefined && carrier !== undefined && (
        <a className="link" href={trackingUrl} target="_blank" rel="noreferrer">
          {t.trackParcel({ carrier })}
        </a>
      )}
    </div>
  )
}

const lineStates: Readonly<Record<Exchange['status'], LineState>> = {
  reserved: 'waiting',
  shipped: 'good',
  delivered: 'good',
  released: 'out',
}

const canExchange = ({ lines, shipments }: PlacedOrder, itemId: string): boolean => {
  const line = lines.find(({ id }) => id === itemId)
  const code = shipments.find(({ lineIds }) => lineIds.includes(itemId))?.code ?? ''
  return line !== undefined && isExchangeable(line, code)
}

const leftOf = ({ lines, shipments, tracking, returns }: PlacedOrder, now: number) =>
  returnable(
    lines.map(({ id, quantity }) => ({ itemId: id, qty: quantity })),
    shipments.map(({ shipmentId, lineIds, code }) => ({
      itemIds: lineIds,
      code,
      steps: tracking.find((each) => each.shipmentId === shipmentId)?.steps ?? [],
    })),
    returns,
    now,
  )
