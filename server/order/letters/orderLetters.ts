import type { Order, OrderStatus } from '../../../contracts/api/entities/order.ts'
import type { TrackedOrder } from '../../../contracts/api/entities/purchase.ts'
import type { RefundPart } from '../../../core/domain/order/refundRules.ts'
import { hasWithdrawal, withdrawalPath } from '../../../core/domain/withdrawal/withdrawal.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { dayText, moneyText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { LetterPart } from '../../mail/layout/LetterPart.ts'
import { writeLetter } from '../../mail/layout/writeLetter.ts'
import type { LetterSite } from '../../mail/layout/writeLetter.ts'
import type { Letter } from '../../mail/sendMail.ts'
import type { ReturnedItem } from '../../storage/tables/OrderTables.ts'
import { paidText } from '../documents/paidText.ts'
import { parcelPath } from '../parcelPage.ts'
import { orderLetterLabels } from './orderLetterLabels.ts'
import { orderLetterText } from './orderLetterText.ts'
import type { OrderLetterKind } from './orderLetterText.ts'
import { dayPart, deliveryParts, itemsPart } from './orderParts.ts'

export type OrderedShipment = Order['shipments'][number]

/**
 * ORD-14: the letter about the step that a shipment has reached; null for a step without one, and for what was e-mailed.
 * Its `kind` is part of its id.
 */
export const stepLetter = (
  order: Order,
  { shipment, status, parcel }: ReachedStep,
  site: LetterSite,
): { readonly kind: OrderLetterKind; readonly letter: Letter } | null => {
  const kind = kindOf(status, shipment.shippingMethod.code)
  if (kind === null) return null
  const { locale } = site
  const isOver = kind === 'delivered' || kind === 'collected'
  const letter = orderLetter(kind, order, site, [
    datedPart(order, locale),
    itemsPart(itemsOf(order, shipment), order, locale, false),
    ...deliveryParts(shipment, locale),
    ...(kind === 'shipped' && parcel ? parcelParts(parcel, locale) : []),
    ...(isOver ? returnParts(locale) : []),
    trackLink(order, locale),
  ])
  return { kind, letter }
}

export const parcelParts = (parcel: Parcel, locale: SiteLocale): readonly LetterPart[] => {
  const labels = orderLetterLabels[locale.language]
  return [
    {
      kind: 'figures',
      rows: [
        { name: labels.carrier, value: parcel.carrier },
        { name: labels.trackingNumber, value: parcel.trackingNumber },
      ],
    },
    { kind: 'link', label: labels.trackParcel(parcel.carrier), path: parcelPath(parcel.trackingNumber, locale) },
  ]
}

export type Parcel = Required<Pick<TrackedOrder['tracking'][number], 'carrier' | 'trackingNumber'>>

export type ReachedStep = {
  readonly shipment: OrderedShipment
  readonly status: OrderStatus
  readonly parcel: Parcel | null
}

const kindOf = (status: OrderStatus, code: string): OrderLetterKind | null => {
  if (code === 'digital') return null
  if (status === 'shipped') return 'shipped'
  if (status === 'ready_for_pickup') return 'ready'
  if (status === 'delivered') return isPickup(code) || code === 'sts' ? 'collected' : 'delivered'
  return null
}

/** ORD-09, ORD-24: what is cancelled, and where the money goes. */
export const cancelledLetter = (order: Order, creditNote: string | null, site: LetterSite): Letter =>
  orderLetter('cancelled', order, site, [
    datedPart(order, site.locale, creditNote),
    itemsPart(order.items, order, site.locale),
    ...refundRows(order, order.paymentMethod, site.locale),
    trackLink(order, site.locale),
  ])

/** ORD-09, ORD-14, ORD-24: the refunds that the payment provider has made now. */
export const refundedLetter = (
  order: Order,
  { refunds, creditNote }: { readonly refunds: Order['paymentMethod']; readonly creditNote: string | null },
  site: LetterSite,
): Letter =>
  orderLetter('refunded', order, site, [
    datedPart(order, site.locale, creditNote),
    ...refundRows(order, refunds, site.locale),
    trackLink(order, site.locale),
  ])

type Returned = {
  readonly items: readonly ReturnedItem[]
  readonly parts: readonly RefundPart[]
  readonly creditNote: string | null
}

/** ORD-07, ORD-14, ORD-16, ORD-24: what came back with one label, and how much of the money goes where. */
export const returnedLetter = (
  order: Order,
  { items: returned, parts, creditNote }: Returned,
  site: LetterSite,
): Letter => {
  const items = order.items.flatMap((item) => {
    const qty = returned.find(({ itemId }) => itemId === item.itemId)?.qty ?? 0
    return qty === 0 ? [] : [{ ...item, qty }]
  })
  const refunds = order.paymentMethod.flatMap((paid) => {
    const amount = parts.find(({ instrumentId }) => instrumentId === paid.paymentInstrumentId)?.amount ?? 0
    return amount === 0 ? [] : [{ ...paid, additionalData: { ...paid.additionalData, amount } }]
  })
  return orderLetter('returned', order, site, [
    datedPart(order, site.locale, creditNote),
    itemsPart(items, order, site.locale, false),
    ...refundRows(order, refunds, site.locale),
    trackLink(order, site.locale),
  ])
}

export const orderLetter = (
  kind: OrderLetterKind,
  order: Order,
  site: LetterSite,
  parts: readonly LetterPart[],
): Letter => {
  const { subject, opening } = orderLetterText[site.locale.language]
  return writeLetter(
    {
      to: order.email,
      subject: subject[kind](order.orderNumber),
      parts: [{ kind: 'text', text: opening[kind] }, ...parts],
      because: 'order',
    },
    site,
  )
}

/** `creditNote`: the number of what the letter is about (ORD-24). */
export const datedPart = (
  { orderNumber, placedAt }: Order,
  locale: SiteLocale,
  creditNote: string | null = null,
): LetterPart => dayPart({ orderNumber, placedOn: dayText(locale, placedAt), creditNote }, locale)

export const itemsOf = ({ items }: Order, { itemIds }: OrderedShipment): Order['items'] =>
  items.filter(({ itemId }) => itemIds.includes(itemId))

const refundRows = (
  { currency }: Order,
  refunds: Order['paymentMethod'],
  locale: SiteLocale,
): readonly LetterPart[] => {
  const money = moneyText(locale, currency)
  const rows = refunds
    .filter(({ additionalData: { amount } }) => amount > 0)
    .map((paid) => ({
      name: orderLetterLabels[locale.language].refundTo(paidText(paid, locale)),
      value: money(paid.additionalData.amount),
    }))
  return rows.length === 0
    ? []
    : [
        { kind: 'figures', rows },
        { kind: 'text', text: orderLetterText[locale.language].refundHint },
      ]
}

const returnParts = ({ code, language }: SiteLocale): readonly LetterPart[] => [
  { kind: 'text', text: orderLetterText[language].returnHint },
  { kind: 'link', label: orderLetterLabels[language].seeReturns, path: `/${code}/help/returns/how-to-return` },
]

export const trackLink = ({ orderNumber }: Order, { code, language }: SiteLocale): LetterPart => ({
  kind: 'link',
  label: orderLetterLabels[language].seeOrder,
  path: `/${code}/track-order?order=${encodeURIComponent(orderNumber)}`,
})

/** LAW-18: the function that withdraws from the contract, where there is such a right. */
export const withdrawLinks = ({ orderNumber }: Order, { code, language }: SiteLocale): readonly LetterPart[] =>
  hasWithdrawal(code)
    ? [
        {
          kind: 'link',
          label: orderLetterLabels[language].withdraw,
          path: `/${code}${withdrawalPath}?order=${encodeURIComponent(orderNumber)}`,
        },
      ]
    : []
