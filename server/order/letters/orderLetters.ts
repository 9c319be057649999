import type { Order, OrderStatus } from '../../../contracts/api/entities/order.ts'
import type { TrackedOrder } from '../../../contracts/api/entities/purchase.ts'
import { hasWithdrawal, withdrawalPath } from '../../../core/domain/withdrawal/withdrawal.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { dayText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { LetterPart } from '../../mail/layout/LetterPart.ts'
import { writeLetter } from '../../mail/layout/writeLetter.ts'
import type { LetterSite } from '../../mail/layout/writeLetter.ts'
import type { Letter } from '../../mail/sendMail.ts'
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
