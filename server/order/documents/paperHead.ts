import type { Order } from '../../../contracts/api/entities/order.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { drawAddress } from '../../kit/drawAddress.ts'
import { sellerLines } from '../../kit/seller.ts'
import type { Seller } from '../../kit/seller.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { writeLines } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { documentText } from './documentText.ts'
import { registrations } from './orderTaxes.ts'

/** `lines`: below the title. `hasDeliveries`: with the places that the order goes to, beside the bill's. */
type PaperHead = {
  readonly order: Order
  readonly taxes: readonly TaxGroup[] | null
  readonly title: string
  readonly lines: readonly string[]
  readonly hasDeliveries: boolean
}

/** What begins an invoice or a credit note, with the seller and its numbers. Returns the y below. */
export const writePaperHead = (
  pdfPage: PdfPage,
  { order, taxes, title, lines, hasDeliveries }: PaperHead,
  locale: SiteLocale,
  seller: Seller,
): number => {
  const words = documentText[locale.language]
  const { left, top, width } = pdfPage
  const half = width / 2 - 10
  const country = order.shipments[0]?.address?.country ?? order.billingAddress?.country ?? ''
  const right = left + half + 20
  pdfPage.pdf.save().translate(right, top).scale(0.8).path(stones).fill('#2c4330').restore()
  const sold = [...sellerLines(seller, locale), ...registrations(seller, country, taxes, locale)]
  const sellerEnd = writeLines(pdfPage, sold, right, top + 28, { width: half, size: 9 })
  const y = writeLines(pdfPage, [title], left, top, { width: half, size: 16, face: 'bold' })
  const linesEnd = writeLines(pdfPage, lines, left, y + 2, { width: half })
  const places = [
    { name: words.billTo, lines: drawAddress(order.billingAddress, locale) },
    ...(hasDeliveries ? deliveries(order, locale) : []),
  ].filter((place) => place.lines.length > 0)
  let row = Math.max(top + 96, sellerEnd + 16, linesEnd + 16)
  for (let first = 0; first < places.length; first += 2) {
    const ends = places.slice(first, first + 2).map((place, column) => {
      const x = left + column * (half + 20)
      const nameEnd = writeLines(pdfPage, [place.name], x, row, { width: half, size: 9, face: 'bold' })
      return writeLines(pdfPage, place.lines, x, nameEnd, { width: half })
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
