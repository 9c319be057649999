import type { Selectable } from 'kysely'
import type { Order, OrderStatus } from '../../contracts/api/entities/order.ts'
import type { Exchange, TrackedOrder } from '../../contracts/api/entities/purchase.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Db } from '../storage/Tables.ts'
import { fallbackLocale } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { creditNotesOf } from './documents/numberPapers.ts'
import { carrier, parcelPath } from './parcelPage.ts'
import type { OrderTables } from '../storage/tables/OrderTables.ts'
import type { OrderRow } from './settleOrder.ts'

type Shipment = TrackedOrder['tracking'][number]

/** ORD-08: the order with the steps of each shipment, and its returns. `locale`: of the carrier's page. */
export const trackedOrder = async (
  db: Db,
  row: OrderRow,
  locale: Pick<SiteLocale, 'code'> = fallbackLocale,
): Promise<TrackedOrder> => {
  const steps = await db
    .selectFrom('order_step')
    .selectAll()
    .where('order_number', '=', row.number)
    .orderBy('at')
    .execute()
  const tracking = row.document.shipments.map(({ shipmentId }): Shipment => {
    const own = steps.filter((step) => step.shipment_id === shipmentId)
    const trackingNumber = own.find((step) => step.tracking_number !== null)?.tracking_number
    return {
      shipmentId,
      ...(trackingNumber ? { carrier, trackingNumber, trackingUrl: parcelPath(trackingNumber, locale) } : {}),
      steps: [
        ...at('confirmed', row.confirmed_at),
        ...own.map((step) => ({ status: step.status, at: step.at })),
        ...at('cancelled', row.cancelled_at),
      ],
    }
  })
  return {
    ...row.document,
    tracking,
    returns: await returnsOf(db, row.number, steps, locale),
    creditNotes: await creditNotesOf(db, row.number),
  }
}

const at = (status: OrderStatus, moment: number | null) => (moment === null ? [] : [{ status, at: moment }])

/** The current step of a shipment. */
export const stationOf = ({ steps }: Shipment): OrderStatus => steps.at(-1)?.status ?? 'confirmed'

/**
 * For a caller who only knows number and e-mail: the destination, but no phone number, no bill, no labels and no credit
 * notes. ORD-15: who knows a postal code too gets those.
 */
export const toStranger = (order: TrackedOrder, { knowsPostalCode }: { readonly knowsPostalCode: boolean }) => ({
  ...orderToStranger(order),
  tracking: order.tracking,
  returns: knowsPostalCode ? order.returns : [],
  creditNotes: knowsPostalCode ? (order.creditNotes ?? []) : [],
})

export const orderToStranger = ({ billingAddress: _bill, ...order }: Order): Order => ({
  ...order,
  shipments: order.shipments.map(({ address, ...shipment }) => {
    if (!address) return shipment
    const { phone: _phone, phoneCode: _code, recipientContactPhone: _contact, email: _email, ...place } = address
    return { ...shipment, address: place }
  }),
})

/** ORD-07, ORD-21: the order's returns, the first label first, with what is exchanged. */
const returnsOf = async (
  db: Db,
  number: string,
  steps: readonly Step[],
  locale: Pick<SiteLocale, 'code'>,
): Promise<TrackedOrder['returns']> => {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('place')
    .execute()
  if (rows.length === 0) return []
  const exchanges = await db
    .selectFrom('order_exchange')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, place, items, at: askedAt }) => ({
    labelUrl: labelUrlOf(id),
    at: askedAt,
    items: items.map(({ itemId, qty, exchangeFor }) => {
      const kept = exchanges.find(
        (each) => each.return_id === id && each.item_id === itemId && each.sku === exchangeFor,
      )
      const own = steps.filter((step) => step.shipment_id === replacementId(place))
      return { itemId, qty, ...(kept ? { exchange: exchangeOf(kept, own, locale) } : {}) }
    }),
  }))
}

type Step = Selectable<OrderTables['order_step']>

/**
 * ORD-21: the shipment that replaces what the order's nth return brings back; it is no part of the receipt. `%` = all of
 * them, for SQL.
 */
export const replacementId = (place: number | '%'): string => `exchange-${place}`

const exchangeOf = (
  { sku, item, until, released_at: releasedAt }: Selectable<OrderTables['order_exchange']>,
  steps: readonly Step[],
  locale: Pick<SiteLocale, 'code'>,
): Exchange => {
  const { colourName, sizeLabel } = item.variation
  const trackingNumber = steps.find((step) => step.tracking_number !== null)?.tracking_number
  const status = steps.some((step) => step.status === 'delivered')
    ? 'delivered'
    : trackingNumber
      ? 'shipped'
      : 'reserved'
  return {
    sku,
    colourName,
    sizeLabel,
    status: releasedAt === null ? status : 'released',
    until,
    ...(releasedAt === null && trackingNumber
      ? { carrier, trackingNumber, trackingUrl: parcelPath(trackingNumber, locale) }
      : {}),
  }
}

export const labelUrlOf = (id: string): string => `${labelsPath}/${id}`

/** Under the API's own paths, which no service worker answers with a page. */
export const labelsPath = '/consumers-v3/return-labels'

/** What entitles a caller to see or cancel an order: they own it, or they know the e-mail it was confirmed to. */
export type Proof = {
  readonly subject?: string
  readonly email?: string | undefined
  readonly postalCode?: string | undefined
}

/**
 * ORD-08, AUTH-32: an order that was confirmed, for its owner and for anybody who knows its number and e-mail. To
 * everyone else it does not exist: with an e-mail they get ORD400 whether number, e-mail or postal code is wrong,
 * without one ORD409, so that nobody learns which numbers exist.
 */
export const reachOrder = async (
  db: Db,
  number: string,
  { subject, email, postalCode }: Proof,
): Promise<OrderRow | Refusal> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (subject !== undefined && row?.subject === subject) return row
  if (email === undefined) return refuse('ORD409')
  if (!row) return refuse('ORD400')
  const isKnown =
    written(email) === written(row.email) &&
    row.email !== '' &&
    (postalCode === undefined || postalCodesOf(row).includes(written(postalCode)))
  return isKnown ? row : refuse('ORD400')
}

/**
 * ORD-15: an order for its owner, and for a guest who knows its number, its e-mail and a postal code: the papers say
 * more than tracking does. Refused as `reachOrder` refuses.
 */
export const reachPapers = (
  db: Db,
  number: string,
  { postalCode = '', ...proof }: Proof,
): Promise<OrderRow | Refusal> => reachOrder(db, number, { ...proof, postalCode })

/** The postal code of the bill or of a delivery may be asked for. */
const postalCodesOf = ({ document: { billingAddress, shipments } }: OrderRow): readonly string[] =>
  [billingAddress, ...shipments.map(({ address }) => address)]
    .map((address) => written(address?.postalCode ?? ''))
    .filter((code) => code !== '')

const written = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()
