import type { Order } from '../../../contracts/api/order.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import type { Locale } from '../../site/siteLocale.ts'
import { addressOnPaper } from './addressOnPaper.ts'
import { dayWords } from './dayWords.ts'
import { seller } from './houseAddress.ts'
import { moneyWords } from './moneyWords.ts'
import { paidWords } from './paidWords.ts'
import { writeLines, writePaper } from './Paper.ts'
import type { Paper } from './Paper.ts'
import { paperWords } from './paperWords.ts'

/** ORD-06: the figures and addresses of the order, as it was charged. */
export function invoicePdf(order: Order, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = paperWords[locale.language]
  return writePaper({ title: words.invoiceNumber(order.orderNumber), locale, at: order.placedAt }, (paper) => {
    const y = writeHead(paper, order, locale)
    writeTotals(paper, order, locale, writeItems(paper, order, locale, y))
  })
}

function writeHead(paper: Paper, order: Order, locale: Locale): number {
  const words = paperWords[locale.language]
  const { left, top, width } = paper
  const half = width / 2 - 10
  writeLines(paper, addressOnPaper(seller, locale), left + half + 20, top, { width: half, size: 9 })
  const y = writeLines(paper, [words.invoiceNumber(order.orderNumber)], left, top, {
    width: half,
    size: 16,
    face: 'bold',
  })
  writeLines(paper, [words.placed(dayWords(locale, order.placedAt))], left, y + 2, { width: half })
  const places = [
    { name: words.billTo, lines: addressOnPaper(order.billingAddress, locale) },
    ...deliveries(order, locale),
  ].filter(({ lines }) => lines.length > 0)
  let row = top + 96
  for (let first = 0; first < places.length; first += 2) {
    const ends = places.slice(first, first + 2).map(({ name, lines }, column) => {
      const x = left + column * (half + 20)
      return writeLines(paper, lines, x, writeLines(paper, [name], x, row, { width: half, size: 9, face: 'bold' }), {
        width: half,
      })
    })
    row = Math.max(...ends) + 12
  }
  return row + 8
}

const deliveries = ({ shipments }: Order, locale: Locale) => {
  const words = paperWords[locale.language]
  return shipments.map(({ shippingMethod: { code }, address }) => ({
    name: isPickup(code) || code === 'sts' ? words.collectAt : words.deliverTo,
    lines: addressOnPaper(address, locale),
  }))
}

const bottomSpace = 150

function writeItems(paper: Paper, order: Order, locale: Locale, from: number): number {
  const { pdf, left, right, top, width } = paper
  const words = paperWords[locale.language]
  const money = moneyWords(locale, order.currency)
  const columns = { name: width - 220, quantity: right - 210, each: right - 140, amount: right - 70 }
  const writeRow = (
    y: number,
    cells: readonly [string, string, string, string],
    face: 'plain' | 'bold',
    size: number,
  ) => {
    const end = writeLines(paper, cells[0].split('\n'), left, y, { width: columns.name, face, size })
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

function writeTotals(paper: Paper, order: Order, locale: Locale, from: number): void {
  const { pdf, left, right, top, width } = paper
  const words = paperWords[locale.language]
  const money = moneyWords(locale, order.currency)
  const { totals, taxIncluded, paymentMethod, status } = order
  const rows = [
    [words.items, money(totals.itemSubTotal)],
    ...(totals.discount > 0 ? [[words.discount, money(-totals.discount)]] : []),
    [words.shipping, money(totals.shipping)],
    [taxIncluded ? words.taxIncluded : words.tax, money(totals.tax)],
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
  const refund = paymentMethod.reduce((sum, { additionalData: { refunded = 0 } }) => sum + refunded, 0)
  const cancelled = status === 'cancelled' ? [refund > 0 ? words.refunded(money(refund)) : words.cancelled] : []
  writeLines(paper, [...paymentMethod.map((paid) => words.paid(paidWords(paid, locale))), ...cancelled], left, y + 12, {
    width,
  })
}
