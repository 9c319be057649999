import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { hasVat, refundedGroups } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { dayText, moneyText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { writeLines, writePdf } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { registrations, taxLabel } from './orderTaxes.ts'
import { paidText } from './paidText.ts'
import { taxText } from './taxText.ts'
import { writeTaxTable } from './taxTable.ts'
import { documentText } from './documentText.ts'
import { drawAddress } from '../../kit/drawAddress.ts'
import { sellerLines } from '../../kit/seller.ts'
import type { Seller } from '../../kit/seller.ts'

/** `taxes`: null where only their sum is known. `supplied`: when each shipment that has left did so, epoch ms. */
export type Invoice = {
  readonly order: Order
  readonly taxes: readonly TaxGroup[] | null
  readonly supplied: readonly number[]
}

/**
 * ORD-06, ORD-22: the figures and addresses of the order, as it was charged; with the numbers under which the seller is
 * registered for the tax.
 */
export const invoicePdf = (invoice: Invoice, locale: SiteLocale, seller: Seller): Promise<Uint8Array<ArrayBuffer>> => {
  const words = documentText[locale.language]
  const { order } = invoice
  return writePdf({ title: words.invoiceNumber(order.orderNumber), locale, at: order.placedAt }, (pdfPage) => {
    const y = writeHead(pdfPage, invoice, locale, seller)
    writeTotals(pdfPage, invoice, locale, writeItems(pdfPage, order, locale, y))
  })
}

const writeHead = (page: PdfPage, { order, taxes, supplied }: Invoice, locale: SiteLocale, seller: Seller): number => {
  const words = documentText[locale.language]
  const { left, top, width } = page
  const half = width / 2 - 10
  const country = order.shipments[0]?.address?.country ?? order.billingAddress?.country ?? ''
  const right = left + half + 20
  page.pdf.save().translate(right, top).scale(0.8).path(stones).fill('#2c4330').restore()
  const sold = [...sellerLines(seller, locale), ...registrations(seller, country, taxes, locale)]
  const end = writeLines(page, sold, right, top + 28, { width: half, size: 9 })
  const y = writeLines(page, [words.invoiceNumber(order.orderNumber)], left, top, {
    width: half,
    size: 16,
    face: 'bold',
  })
  const day = dayText(locale, order.placedAt)
  const days = [...new Set(supplied.map((at) => dayText(locale, at)))]
  writeLines(
    page,
    [
      words.dated(day),
      words.placed(day),
      ...(days.length > 0 ? [taxText[locale.language].supplied(days.join(', '))] : []),
    ],
    left,
    y + 2,
    { width: half },
  )
  const places = [
    { name: words.billTo, lines: drawAddress(order.billingAddress, locale) },
    ...deliveries(order, locale),
  ].filter(({ lines }) => lines.length > 0)
  let row = Math.max(top + 96, end + 16)
  for (let first = 0; first < places.length; first += 2) {
    const ends = places.slice(first, first + 2).map(({ name, lines }, column) => {
      const x = left + column * (half + 20)
      return writeLines(page, lines, x, writeLines(page, [name], x, row, { width: half, size: 9, face: 'bold' }), {
        width: half,
      })
    })
    row = Math.max(...ends) + 12
  }
  return row + 8
}

/** The three stones, 26 × 28. */
const stones =
  'M1.5 22.2c0-2 3.7-3.3 11.3-3.3s11.7 1.2 11.7 3.3-3.7 3.8-11.7 3.8-11.3-1.8-11.3-3.8zM5 14.3c.3-1.9 3.3-2.9 8.3-2.8 4.8.1 7.5 1.3 7.4 3.2-.1 1.8-3 2.9-8 2.8-4.9-.1-7.9-1.3-7.7-3.2zM8.8 7c.5-2.2 2.2-4.3 4.7-4.2 2.3.1 4.3 2 4.2 4.1-.1 1.9-1.9 3-4.6 2.9C10.5 9.7 8.4 8.9 8.8 7z'

const deliveries = ({ shipments }: Order, locale: SiteLocale) => {
  const words = documentText[locale.language]
  return shipments.map(({ shippingMethod: { code }, address }) => ({
    name: isPickup(code) || code === 'sts' ? words.collectAt : words.deliverTo,
    lines: drawAddress(address, locale),
  }))
}

const bottomSpace = 150

const writeItems = (pdfPage: PdfPage, order: Order, locale: SiteLocale, from: number): number => {
  const { pdf, left, right, top, width } = pdfPage
  const words = documentText[locale.language]
  const money = moneyText(locale, order.currency)
  const columns = { name: width - 220, quantity: right - 210, each: right - 140, amount: right - 70 }
  const writeRow = (
    y: number,
    cells: readonly [string, string, string, string],
    face: 'plain' | 'bold',
    size: number,
  ) => {
    const end = writeLines(pdfPage, cells[0].split('\n'), left, y, { width: columns.name, face, size })
    const [, quantity, each, amount] = cells
    const figure = { width: 70, align: 'right' } as const
    pdf
      .font(face)
      .fontSize(size)
      .text(quantity, columns.quantity - 10, y, figure)
      .text(each, columns.each, y, figure)
      .text(amount, columns.amount, y, figure)
    return end
  }
  let y = writeRow(from, [words.item, words.quantity, words.each, words.amount], 'bold', 9) + 4
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke()
  y += 6
  for (const { name, variation, productId, qty, price, priceAdjustment } of order.items) {
    if (y > pdf.page.height - bottomSpace) {
      pdf.addPage()
      y = top
    }
    const adjusted = priceAdjustment
      ? `\n${words.adjusted}: ${money(-priceAdjustment.amount)}. ${priceAdjustment.reason}`
      : ''
    y =
      writeRow(
        y,
        [
          `${name}\n${variation.colourName}, ${variation.sizeLabel} · ${productId}${adjusted}`,
          String(qty),
          money(price.current),
          money(price.rowTotal),
        ],
        'plain',
        10,
      ) + 6
  }
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke()
  return y + 10
}

const writeTotals = (pdfPage: PdfPage, { order, taxes }: Invoice, locale: SiteLocale, from: number): void => {
  const { pdf, left, right, top, width } = pdfPage
  const words = documentText[locale.language]
  const money = moneyText(locale, order.currency)
  const { totals, taxIncluded, paymentMethod, status } = order
  const groups = taxes ?? []
  const named = groups.flatMap((group) => group.taxes)
  const hasTable = groups.some(hasVat)
  const rows = [
    [words.items, money(totals.itemSubTotal)],
    ...(totals.discount > 0 ? [[words.discount, money(-totals.discount)]] : []),
    [words.shipping, money(totals.shipping)],
    ...(taxIncluded || named.length === 0
      ? [
          [
            taxIncluded ? (hasTable ? taxText[locale.language].vatIncluded : words.taxIncluded) : words.tax,
            money(totals.tax),
          ],
        ]
      : named.map((tax) => [taxLabel(tax, locale), money(tax.amount)])),
  ]
  let y = from
  if (y > pdf.page.height - bottomSpace) {
    pdf.addPage()
    y = top
  }
  const writeRow = ([name = '', amount = '']: readonly string[], face: 'plain' | 'bold') => {
    pdf
      .font(face)
      .fontSize(10)
      .text(name, right - 260, y, { width: 150 })
      .text(amount, right - 100, y, { width: 100, align: 'right' })
    y += 16
  }
  for (const row of rows) writeRow(row, 'plain')
  writeRow([words.total, money(totals.total)], 'bold')
  y += 10
  if (hasTable) y = writeTaxTable(pdfPage, { order, groups }, locale, y)
  const refund = sum(paymentMethod.map(({ additionalData: { refunded = 0 } }) => refunded))
  if (refund > 0 && named.some(({ tax }) => tax !== 'sales'))
    y = writeTaxTable(pdfPage, { order, groups: refundedGroups(groups, refund), isRefund: true }, locale, y)
  const partly = refund > 0 ? [words.refundedPart(money(refund))] : []
  const cancelled = status === 'cancelled' ? [refund > 0 ? words.refunded(money(refund)) : words.cancelled] : partly
  writeLines(pdfPage, [...paymentMethod.map((paid) => words.paid(paidText(paid, locale))), ...cancelled], left, y + 2, {
    width,
  })
}
