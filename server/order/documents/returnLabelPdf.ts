import type { Address } from '../../../contracts/api/entities/address.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { dayText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { ReturnedItem } from '../../storage/tables/OrderTables.ts'
import { missingSign, writeLines, writePdf } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { documentText } from './documentText.ts'
import { drawAddress } from '../../kit/drawAddress.ts'
import { returnsLines } from '../../kit/seller.ts'
import type { Seller } from '../../kit/seller.ts'

/** A parcel that is returned. `until`: the last day on which it may be handed in, epoch ms. */
export type Returned = {
  readonly order: Order
  readonly number: string
  readonly items: readonly ReturnedItem[]
  readonly at: number
  readonly until: number
}

/**
 * ORD-07: the label for the outside and, below the cut, the slip for the inside. Throws when an address has characters
 * that it cannot draw.
 */
export const returnLabelPdf = (
  returned: Returned,
  locale: SiteLocale,
  seller: Seller,
): Promise<Uint8Array<ArrayBuffer>> => {
  const words = documentText[locale.language]
  return writePdf({ title: words.label(returned.number), locale, at: returned.at }, (page) => {
    writeSlip(page, returned, locale, writeLabel(page, returned, locale, seller))
  })
}

/** The bars and gaps of Code 39 from the left: nine per character, three of them wide (w). */
const patterns: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '-': 'nwnnnnwnw',
  '*': 'nwnnwnwnn',
}

export type Bar = { readonly x: number; readonly width: number }

/**
 * ISO/IEC 16388: the bars of a text of capitals, digits and dashes, in modules; a wide one is three. Throws for other
 * characters.
 */
export const barcode = (text: string): { readonly bars: readonly Bar[]; readonly width: number } => {
  const bars: Bar[] = []
  let x = 0
  for (const sign of `*${text}*`) {
    const pattern = patterns[sign]
    if (pattern === undefined || (sign === '*' && text.includes('*')))
      throw new Error(`${sign} cannot be part of a barcode.`)
    for (const [place, wide] of Array.from(pattern).entries()) {
      const width = wide === 'w' ? 3 : 1
      if (place % 2 === 0) bars.push({ x, width })
      x += width
    }
    x += 1
  }
  return { bars, width: x - 1 }
}

const labelHeight = 300

const writeLabel = (page: PdfPage, { order, number }: Returned, locale: SiteLocale, seller: Seller): number => {
  const { pdf, left, top, width } = page
  const words = documentText[locale.language]
  const from = drawAddress(senderOf(order), locale)
  const to = returnsLines(seller, locale)
  // A carrier cannot read a box in place of a character.
  const missing = missingSign(page, from.join(''))
  if (missing !== undefined) throw new Error(`A label cannot show the character ${missing}.`)
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

const writeSlip = (
  page: PdfPage,
  { order, number, items, until }: Returned,
  locale: SiteLocale,
  from: number,
): void => {
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

/** The recipient of the parcel; collected goods are returned from the billing address. */
const senderOf = ({ shipments, billingAddress }: Order): Address | undefined =>
  shipments.find(({ shippingMethod: { code }, address }) => ['standard', 'home', 'customs'].includes(code) && address)
    ?.address ?? billingAddress
