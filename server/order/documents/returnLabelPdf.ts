import type { Address } from '../../../contracts/api/address.ts'
import type { Order } from '../../../contracts/api/order.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'
import type { ReturnedItem } from '../OrderTables.ts'
import { drawAddress } from './drawAddress.ts'
import { barcode } from './barcode.ts'
import { dayText } from './dayText.ts'
import { returnsTo } from './houseAddress.ts'
import { missingSign, writeLines, writePdf } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { documentText } from './documentText.ts'

/** One parcel that goes back. `until`: the last day it may be handed in, epoch ms. */
export type Returned = {
  readonly order: Order
  readonly number: string
  readonly items: readonly ReturnedItem[]
  readonly at: number
  readonly until: number
}

/** ORD-07: the label for the outside, and below the cut the slip for the inside. Throws when an address has signs it cannot draw. */
export function returnLabelPdf(returned: Returned, locale: SiteLocale): Promise<Uint8Array<ArrayBuffer>> {
  const words = documentText[locale.language]
  return writePdf({ title: words.label(returned.number), locale, at: returned.at }, (page) => {
    writeSlip(page, returned, locale, writeLabel(page, returned, locale))
  })
}

const labelHeight = 300

function writeLabel(page: PdfPage, { order, number }: Returned, locale: SiteLocale): number {
  const { pdf, left, top, width } = page
  const words = documentText[locale.language]
  const from = drawAddress(senderOf(order), locale)
  const to = drawAddress(returnsTo(locale), locale)
  // A carrier cannot read a box where a sign should be.
  const missing = missingSign(page, from.join(''))
  if (missing !== undefined) throw new Error(`There is no sign for ${missing} on a label.`)
  pdf.rect(left, top, width, labelHeight).lineWidth(1).stroke()
  const [x, inner] = [left + 18, width - 36]
  const afterFrom = writeLines(
    page,
    from,
    x,
    writeLines(page, [words.from], x, top + 16, { width: inner, size: 8, face: 'bold' }),
    { width: inner, size: 10 },
  )
  writeLines(
    page,
    to,
    x,
    writeLines(page, [words.to], x, Math.max(afterFrom + 12, top + 100), { width: inner, size: 8, face: 'bold' }),
    { width: inner, size: 15, face: 'bold' },
  )
  const { bars, width: modules } = barcode(number)
  const module = Math.min(1.3, inner / modules)
  for (const bar of bars) pdf.rect(x + bar.x * module, top + labelHeight - 72, bar.width * module, 40).fill()
  writeLines(page, [number], x, top + labelHeight - 28, { width: inner, size: 10 })
  return top + labelHeight
}

function writeSlip(page: PdfPage, { order, number, items, until }: Returned, locale: SiteLocale, from: number): void {
  const { pdf, left, right, width } = page
  const words = documentText[locale.language]
  let y = writeLines(page, [words.cut], left, from + 18, { width, size: 8 }) + 4
  pdf.moveTo(left, y).lineTo(right, y).dash(4, { space: 4 }).lineWidth(0.5).stroke().undash()
  y = writeLines(page, [words.slip], left, y + 18, { width, size: 14, face: 'bold' }) + 4
  y =
    writeLines(page, [`${words.order(order.orderNumber)} · ${number}`, words.before(dayText(locale, until))], left, y, {
      width,
    }) + 8
  for (const { itemId, qty, reason } of items) {
    const line = order.items.find((item) => item.itemId === itemId)
    const name = line
      ? `${line.name}, ${line.variation.colourName}, ${line.variation.sizeLabel} · ${line.productId}`
      : itemId
    y = writeLines(page, [words.pieces(qty, name), ...(reason ? [reason] : [])], left, y, { width }) + 4
  }
}

/** Whoever a parcel went to; what was collected goes back from where the bill went. */
const senderOf = ({ shipments, billingAddress }: Order): Address | undefined =>
  shipments.find(({ shippingMethod: { code }, address }) => ['standard', 'home', 'customs'].includes(code) && address)
    ?.address ?? billingAddress
