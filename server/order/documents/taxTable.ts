import type { Order } from '../../../contracts/api/entities/order.ts'
import { sum } from '../../../core/domain/money/amounts.ts'
import { grossOf, hasVat } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { moneyText } from '../../kit/formats.ts'
import { regionalText } from '../../kit/regionalText.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { documentText } from './documentText.ts'
import { taxLabel } from './orderTaxes.ts'
import { taxText } from './taxText.ts'
import type { PdfPage } from './PdfPage.ts'

type Taxes = { readonly order: Order; readonly groups: readonly TaxGroup[]; readonly isRefund?: boolean }

const rowHeight = 14

/**
 * ORD-22: rate, net, tax and gross of each group, and their sums where there are several; a refund with its title and
 * less than 0. Taxes that lie on one net amount (GST and QST) have no gross amount each. Returns the y below.
 */
export const writeTaxTable = (
  { pdf, left, right, top }: PdfPage,
  { order: { currency }, groups, isRefund = false }: Taxes,
  locale: SiteLocale,
  from: number,
): number => {
  const words = taxText[locale.language]
  const { tax: taxWord, total } = documentText[locale.language]
  const money = moneyText(locale, currency)
  const signed = (minor: number) => money(isRefund ? -minor : minor)
  const rows = groups.flatMap((group): readonly (readonly string[])[] =>
    group.taxes.length === 0
      ? [[regionalText(words.notTaxed, locale), signed(group.net), signed(0), signed(grossOf(group))]]
      : group.taxes.map((tax, place) => [
          taxLabel(tax, locale),
          signed(group.net),
          signed(tax.amount),
          place === group.taxes.length - 1 ? signed(grossOf(group)) : '',
        ]),
  )
  const all = [
    total,
    signed(sum(groups.map(({ net }) => net))),
    signed(sum(groups.map((group) => grossOf(group) - group.net))),
    signed(sum(groups.map(grossOf))),
  ]
  const tax = groups.some(hasVat) ? words.vat : taxWord
  const head = [isRefund ? words.taxRefunded : words.rate, words.net, tax, words.gross]
  const table = [...rows, ...(rows.length > 1 ? [all] : [])]
  let y = from
  if (y + (table.length + 1) * rowHeight > pdf.page.height - top) {
    pdf.addPage()
    y = top
  }
  const columns = [left, right - 240, right - 160, right - 80]
  for (const [place, cells] of [head, ...table].entries()) {
    pdf.font(place === 0 ? 'bold' : 'plain').fontSize(9)
    for (const [column, text] of cells.entries())
      pdf.text(text, columns[column] ?? left, y, {
        width: column === 0 ? right - left - 250 : 80,
        align: column === 0 ? 'left' : 'right',
      })
    y += rowHeight
    if (place === 0) pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke()
    y += place === 0 ? 3 : 0
  }
  return y + 8
}
