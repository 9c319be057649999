import type { GiftOption } from '../../../contracts/api/entities/basket.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { initialsOf } from '../../../core/domain/madeToOrder/recipe.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { drawAddress } from '../../kit/drawAddress.ts'
import { moneyText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { LetterItem, LetterPart } from '../../mail/layout/LetterPart.ts'
import type { OrderFigures } from '../../storage/tables/OrderTables.ts'
import { documentText } from '../documents/documentText.ts'
import { taxText } from '../documents/taxText.ts'
import { taxLabel, taxesOf } from '../documents/orderTaxes.ts'
import { paidText } from '../documents/paidText.ts'
import { orderLetterLabels } from './orderLetterLabels.ts'

type OrderedItem = Order['items'][number]
type OrderedShipment = Order['shipments'][number]

/** What an order costs, from the subtotal to how it was paid: each `amount` in minor units, less than 0 = it comes off. */
export type OrderSum = {
  readonly name: string
  readonly amount: number
  /** The `part`s add up to the `total`, and so do those `paid`; `included` says how much of the total is tax. */
  readonly role: 'part' | 'total' | 'included' | 'paid'
  readonly isShipping?: true
}

/** ORD-14: as it was charged. A discount without a name (of an older order) is called so. */
export const orderSums = (
  order: Order,
  { discounts, taxes }: OrderFigures,
  locale: SiteLocale,
): readonly OrderSum[] => {
  const { totals, taxIncluded, shipments, paymentMethod } = order
  const { language } = locale
  const words = documentText[language]
  const named = discounts ?? []
  const unnamed = totals.discount - sum(named.map(({ discount }) => discount))
  const comesOff = unnamed < 0 ? [{ name: words.discount, discount: totals.discount }] : named
  const taxRows = taxSums(order, taxes, locale)
  const isShipped = shipments.some(({ shippingMethod: { code } }) => code !== 'digital')
  return [
    { name: orderLetterLabels[language].subtotal, amount: totals.itemSubTotal, role: 'part' },
    ...comesOff.map(({ name, discount }) => ({ name, amount: -discount, role: 'part' as const })),
    ...(unnamed > 0 ? [{ name: words.discount, amount: -unnamed, role: 'part' as const }] : []),
    ...(isShipped || totals.shipping > 0
      ? [{ name: words.shipping, amount: totals.shipping, role: 'part' as const, isShipping: true as const }]
      : []),
    ...(taxIncluded ? [] : taxRows),
    { name: words.total, amount: totals.total, role: 'total' },
    ...(taxIncluded ? taxRows : []),
    ...paymentMethod
      .filter(({ additionalData: { amount } }) => amount > 0)
      .map((paid) => ({
        name: words.paid(paidText(paid, locale)),
        amount: paid.additionalData.amount,
        role: 'paid' as const,
      })),
  ]
}

/** ORD-22: one row for each rate; an order of which only the sum is known has one in all. */
const taxSums = (order: Order, kept: OrderFigures['taxes'], locale: SiteLocale): readonly OrderSum[] => {
  const { taxIncluded, totals, currency } = order
  const words = documentText[locale.language]
  const money = moneyText(locale, currency)
  const role = taxIncluded ? 'included' : 'part'
  const rows = (taxesOf(order, kept) ?? []).flatMap(({ net, taxes }) =>
    taxes.map((tax): OrderSum => {
      const label = taxLabel(tax, locale)
      return {
        name: taxIncluded ? taxText[locale.language].includes(label, money(net)) : label,
        amount: tax.amount,
        role,
      }
    }),
  )
  return rows.length > 0 ? rows : [{ name: taxIncluded ? words.taxIncluded : words.tax, amount: totals.tax, role }]
}

export const sumsPart = (order: Order, figures: OrderFigures, locale: SiteLocale): LetterPart => {
  const money = moneyText(locale, order.currency)
  return {
    kind: 'figures',
    rows: orderSums(order, figures, locale).map(({ name, amount, role, isShipping = false }) => ({
      name,
      value: isShipping && amount === 0 ? orderLetterLabels[locale.language].free : money(amount),
      isTotal: role === 'total',
    })),
  }
}

/** Number and day of an order, and the number of its credit note, if the letter is about one. */
export const dayPart = (
  { orderNumber, placedOn, creditNote = null }: DatedOrder,
  { language }: SiteLocale,
): LetterPart => {
  const labels = orderLetterLabels[language]
  return {
    kind: 'figures',
    rows: [
      { name: labels.orderNumber, value: orderNumber },
      { name: labels.orderDate, value: placedOn },
      ...(creditNote === null ? [] : [{ name: labels.creditNote, value: creditNote }]),
    ],
  }
}

type DatedOrder = { readonly orderNumber: string; readonly placedOn: string; readonly creditNote?: string | null }

/** Lines with their pictures. `items`: with the quantity that the letter is about. */
export const itemsPart = (
  items: readonly OrderedItem[],
  { currency }: Pick<Order, 'currency'>,
  locale: SiteLocale,
  hasAmounts = true,
): LetterPart => ({
  kind: 'items',
  items: items.map((item) => letterItem(item, moneyText(locale, currency), locale, hasAmounts)),
})

const letterItem = (
  { name, variation, qty, price, bonus, recipeId, giftOption, priceAdjustment, productImageURL }: OrderedItem,
  money: (minor: number) => string,
  { language }: SiteLocale,
  hasAmounts: boolean,
): LetterItem => ({
  name: [`${qty} × ${name}`, variation.colourName, variation.sizeLabel].filter(Boolean).join(', '),
  notes: [
    ...notesOf(recipeId, giftOption, language),
    ...(hasAmounts && priceAdjustment
      ? [`${documentText[language].adjusted}: ${money(-priceAdjustment.amount)}. ${priceAdjustment.reason}`]
      : []),
  ],
  ...(hasAmounts ? { amount: bonus ? orderLetterLabels[language].gift : money(price.rowTotal) } : {}),
  picture: productImageURL,
})

/** SHIP-06, CART-14: the line's initials, and for whom it is a gift. */
const notesOf = (
  recipeId: string | undefined,
  giftOption: GiftOption | undefined,
  language: SiteLocale['language'],
): readonly string[] => {
  const initials = recipeId === undefined ? null : initialsOf(recipeId)
  const { made, forWhom } = orderLetterLabels[language]
  return [
    ...(initials === null ? [] : [made(initials)]),
    ...(giftOption ? [`${forWhom(giftOption.to)}: ${giftOption.message}`] : []),
  ]
}

/** Where a shipment goes or is fetched, and how; what is e-mailed goes nowhere. */
export const deliveryParts = (
  { shippingMethod: { code, label, deliveryTime }, address }: OrderedShipment,
  locale: SiteLocale,
): readonly LetterPart[] => {
  const words = documentText[locale.language]
  const isFetched = isPickup(code) || code === 'sts'
  return [
    ...(address === undefined || code === 'digital'
      ? []
      : [
          {
            kind: 'address' as const,
            title: isFetched ? words.collectAt : words.deliverTo,
            lines: drawAddress(address, locale),
          },
        ]),
    {
      kind: 'figures',
      rows: [
        { name: orderLetterLabels[locale.language].method, value: [label, deliveryTime].filter(Boolean).join(', ') },
      ],
    },
  ]
}
