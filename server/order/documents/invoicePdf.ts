import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { hasVat, refundedGroups } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { dayText, moneyText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { writeLines, writePdf } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { creditNoteText } from './creditNotePdf.ts'
import type { NumberedPaper } from './numberPapers.ts'
import { taxLabel } from './orderTaxes.ts'
import { paidText } from './paidText.ts'
import { writePaperHead } from './paperHead.ts'
import { taxText } from './taxText.ts'
import { writeTaxTable } from './taxTable.ts'
import { documentText } from './documentText.ts'
import type { Seller } from '../../kit/seller.ts'

/**
 * `creditNotes`: what corrects it, `total` in minor units. `paper`: its number and date; null for an order of before the numbers, whose own they are. `taxes`: null where only
 * their sum is known. `supplied`: when each shipment that has left did so, epoch ms.
 */
export type Invoice = {
  readonly order: Order
  readonly paper: NumberedPaper | null
  readonly creditNotes: readonly (NumberedPaper & { readonly total: number })[]
  readonly taxes: readonly TaxGroup[] | null
  readonly supplied: readonly number[]
}

/**
 * ORD-06, ORD-22, ORD-23: the figures and addresses of the order, as it was charged; with the numbers under which the seller is
 * registered for the tax.
 */
export const invoicePdf = (invoice: Invoice, locale: SiteLocale, seller: Seller): Promise<Uint8Array<ArrayBuffer>> => {
  const words = documentText[locale.language]
  const { order, taxes, supplied } = invoice
  const { number, issuedAt } = invoice.paper ?? { number: order.orderNumber, issuedAt: order.placedAt }
  const title = words.invoiceNumber(number)
  const days = [...new Set(supplied.map((at) => dayText(locale, at)))]
  const lines = [
    words.dated(dayText(locale, issuedAt)),
    words.placed(dayText(locale, order.placedAt)),
    ...(number === order.orderNumber ? [] : [words.order(order.orderNumber)]),
    ...(days.length > 0 ? [taxText[locale.language].supplied(days.join(', '))] : []),
  ]
  return writePdf({ title, locale, at: issuedAt }, (pdfPage) => {
    const y = writePaperHead(pdfPage, { order, taxes, title, lines, hasDeliveries: true }, locale, seller)
    writeTotals(pdfPage, invoice, locale, writeItems(pdfPage, order, locale, y))
  })
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

/** What was given back without a credit note stands in a table of its own: before there were credit notes. */
const writeTotals = (
  pdfPage: PdfPage,
  { order, taxes, creditNotes }: Invoice,
  locale: SiteLocale,
  from: number,
): void => {
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
  const unnoted = refund - sum(creditNotes.map(({ total }) => total))
  if (unnoted > 0 && named.some(({ tax }) => tax !== 'sales'))
    y = writeTaxTable(pdfPage, { order, groups: refundedGroups(groups, unnoted), isRefund: true }, locale, y)
  const partly = refund > 0 ? [words.refundedPart(money(refund))] : []
  const cancelled = status === 'cancelled' ? [refund > 0 ? words.refunded(money(refund)) : words.cancelled] : partly
  const notes = creditNotes.map(
    ({ number, issuedAt, total }) =>
      `${creditNoteText[locale.language].title(number)}, ${dayText(locale, issuedAt)}: ${money(-total)}`,
  )
  const paid = paymentMethod.map((each) => words.paid(paidText(each, locale)))
  writeLines(pdfPage, [...paid, ...cancelled, ...notes], left, y + 2, { width })
}
