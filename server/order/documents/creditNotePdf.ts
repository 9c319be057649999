import type { Order } from '../../../contracts/api/entities/order.ts'
import { hasVat } from '../../../core/domain/tax/taxGroup.ts'
import { dayText, moneyText } from '../../kit/formats.ts'
import type { Seller } from '../../kit/seller.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { Credit } from '../../storage/tables/OrderTables.ts'
import { orderLetterLabels } from '../letters/orderLetterLabels.ts'
import { writeLines, writePdf } from './PdfPage.ts'
import type { PdfPage } from './PdfPage.ts'
import { documentText } from './documentText.ts'
import type { NumberedPaper } from './numberPapers.ts'
import { taxLabel } from './orderTaxes.ts'
import { paidText } from './paidText.ts'
import { writePaperHead } from './paperHead.ts'
import { writeTaxTable } from './taxTable.ts'

/** `invoice`: the one that it corrects. */
export type CreditNotePaper = {
  readonly order: Order
  readonly paper: NumberedPaper
  readonly invoice: NumberedPaper
  readonly credit: Credit
}

/** ORD-24: which invoice is corrected, for which goods, by how much of which tax, and where the money goes. */
export const creditNotePdf = (
  note: CreditNotePaper,
  locale: SiteLocale,
  seller: Seller,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { order, paper, invoice, credit } = note
  const words = creditNoteText[locale.language]
  const title = words.title(paper.number)
  const lines = [
    words.dated(dayText(locale, paper.issuedAt)),
    words.corrects(invoice.number),
    documentText[locale.language].dated(dayText(locale, invoice.issuedAt)),
    documentText[locale.language].order(order.orderNumber),
  ]
  return writePdf({ title, locale, at: paper.issuedAt }, (pdfPage) => {
    const head = { order, taxes: credit.taxes, title, lines, hasDeliveries: false }
    writeSums(pdfPage, note, locale, writeGoods(pdfPage, note, locale, writePaperHead(pdfPage, head, locale, seller)))
  })
}

const bottomSpace = 150

const writeGoods = (pdfPage: PdfPage, { order, credit }: CreditNotePaper, locale: SiteLocale, from: number): number => {
  const { pdf, left, top, right, width } = pdfPage
  const words = documentText[locale.language]
  const heading = credit.items.length > 0 ? words.items : creditNoteText[locale.language].reduction
  let y = writeLines(pdfPage, [heading], left, from, { width, size: 9, face: 'bold' }) + 4
  for (const { itemId, qty } of credit.items) {
    const line = order.items.find((item) => item.itemId === itemId)
    if (!line) continue
    if (y > pdf.page.height - bottomSpace) {
      pdf.addPage()
      y = top
    }
    const { colourName, sizeLabel } = line.variation
    const name = [line.name, colourName, sizeLabel].filter(Boolean).join(', ')
    y = writeLines(pdfPage, [words.pieces(qty, `${name} · ${line.productId}`)], left, y, { width }) + 4
  }
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke()
  return y + 10
}

/** A tax whose rate is not shown has a row of its own, the others a table. */
const writeSums = (pdfPage: PdfPage, { order, credit }: CreditNotePaper, locale: SiteLocale, from: number): void => {
  const { pdf, left, top, right, width } = pdfPage
  const money = moneyText(locale, order.currency)
  const groups = credit.taxes ?? []
  const named = groups.flatMap(({ taxes }) => taxes)
  const hasTable = groups.some(hasVat) || named.some(({ tax }) => tax !== 'sales')
  const rows = [
    ...(hasTable ? [] : named.map((tax) => [taxLabel(tax, locale), money(-tax.amount)] as const)),
    [documentText[locale.language].total, money(-credit.total)] as const,
  ]
  let y = from > pdf.page.height - bottomSpace ? top : from
  if (y === top) pdf.addPage()
  if (hasTable) y = writeTaxTable(pdfPage, { order, groups, isRefund: true }, locale, y)
  for (const [place, [name, amount]] of rows.entries()) {
    pdf
      .font(place === rows.length - 1 ? 'bold' : 'plain')
      .fontSize(10)
      .text(name, right - 260, y, { width: 150 })
      .text(amount, right - 100, y, { width: 100, align: 'right' })
    y += 16
  }
  const given = credit.parts.flatMap(({ instrumentId, amount }) => {
    const paid = order.paymentMethod.find(({ paymentInstrumentId }) => paymentInstrumentId === instrumentId)
    const { refundTo } = orderLetterLabels[locale.language]
    return paid ? [`${refundTo(paidText(paid, locale))}: ${money(amount)}`] : []
  })
  writeLines(pdfPage, given, left, y + 10, { width })
}

type CreditNoteText = {
  readonly title: (number: string) => string
  readonly dated: (day: string) => string
  readonly corrects: (number: string) => string
  /** Instead of the goods, where it is for none. */
  readonly reduction: string
}

/**
 * By the site's language. German law calls something else a Gutschrift (§ 14 (2) UStG), so the German word is not that.
 */
export const creditNoteText: Readonly<Record<Language, CreditNoteText>> = {
  en: {
    title: (number) => `Credit note ${number}`,
    dated: (day) => `Credit note date: ${day}`,
    corrects: (number) => `Corrects invoice ${number}`,
    reduction: 'Reduction of the price',
  },
  fr: {
    title: (number) => `Avoir ${number}`,
    dated: (day) => `Date de l’avoir : ${day}`,
    corrects: (number) => `Rectifie la facture ${number}`,
    reduction: 'Réduction du prix',
  },
  de: {
    title: (number) => `Rechnungskorrektur ${number}`,
    dated: (day) => `Datum der Korrektur: ${day}`,
    corrects: (number) => `Korrigiert die Rechnung ${number}`,
    reduction: 'Minderung des Preises',
  },
  it: {
    title: (number) => `Nota di credito ${number}`,
    dated: (day) => `Data della nota di credito: ${day}`,
    corrects: (number) => `Rettifica la fattura ${number}`,
    reduction: 'Riduzione del prezzo',
  },
  es: {
    title: (number) => `Factura rectificativa ${number}`,
    dated: (day) => `Fecha de emisión: ${day}`,
    corrects: (number) => `Rectifica la factura ${number}`,
    reduction: 'Reducción del precio',
  },
}
