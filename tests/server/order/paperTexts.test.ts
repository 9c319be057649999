import { describe, expect, test } from 'vitest'
import { dayText } from '../../../server/kit/formats.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { creditNotePdf } from '../../../server/order/documents/creditNotePdf.ts'
import { invoicePdf } from '../../../server/order/documents/invoicePdf.ts'
import { taxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { orderedShop } from './orderedShop.ts'
import { pdfText } from './pdfText.ts'

const shop = await closeAfterAll(orderedShop())
const order = await shop.orderOf(await shop.newConsumer())
const invoice = { number: '2026-000123', issuedAt: Date.UTC(2026, 11, 31, 23, 59) }
const note = { number: 'C2027-000045', issuedAt: Date.UTC(2027, 0, 9) }
const taxes = [taxGroup(5_950, taxesAt({ country: 'DE' }), true)]
const titles = {
  en: ['Invoice', 'Credit note'],
  fr: ['Facture', 'Avoir'],
  de: ['Rechnung', 'Rechnungskorrektur'],
  it: ['Fattura', 'Nota di credito'],
  es: ['Factura', 'Factura rectificativa'],
} as const
const textOf = async (file: Promise<Uint8Array>) =>
  (await pdfText(await file)).map((line) => line.replaceAll(/\s/g, ' '))

describe.each(locales)('on the site $code', (locale) => {
  const [invoiceTitle, noteTitle] = titles[locale.language]
  const day = (at: number) => dayText(locale, at).replaceAll(/\s/g, ' ')

  test('ORD-23 an invoice has its number, its date, and the order’s number', async () => {
    const creditNotes = [{ ...note, total: 5_950 }]
    const text = await textOf(
      invoicePdf({ order, paper: invoice, creditNotes, taxes: null, supplied: [] }, locale, demonstrationSeller),
    )
    expect(text[0]).toBe(`${invoiceTitle} ${invoice.number}`)
    expect(text.join('\n')).toContain(day(invoice.issuedAt))
    expect(text.join('\n')).toContain(order.orderNumber)
    expect(text.join('\n')).toContain(`${noteTitle} ${note.number}, ${day(note.issuedAt)}: −`)
  })

  test('ORD-24 a credit note has its number, its date, the invoice that it corrects and its taxes', async () => {
    const credit = { total: 5_950, taxes, items: [], parts: [] }
    const text = await textOf(creditNotePdf({ order, paper: note, invoice, credit }, locale, demonstrationSeller))
    const all = text.join('\n')
    // A long title takes two lines.
    expect(text[0]).toContain(noteTitle)
    for (const part of [
      note.number,
      `: ${day(note.issuedAt)}`,
      `${invoiceTitle.toLowerCase()} ${invoice.number}`,
      day(invoice.issuedAt),
      order.orderNumber,
    ])
      expect(all.toLowerCase()).toContain(part.toLowerCase())
    expect(text.some((line) => /19\s?%/.test(line) && /50[.,]00/.test(line) && /9[.,]50/.test(line))).toBe(true)
  })
})
