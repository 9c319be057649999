import type { Order } from '../../../contracts/api/entities/order.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { hasVat, taxGroup } from '../../../core/domain/tax/taxGroup.ts'
import type { TaxAmount, TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import { taxesAt } from '../../../core/domain/tax/taxRate.ts'
import { printable, shareText } from '../../kit/formats.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import { canadianTaxes } from '../../kit/seller.ts'
import type { Seller } from '../../kit/seller.ts'
import { documentText } from './documentText.ts'
import { taxText } from './taxText.ts'

type Taxed = Pick<Order, 'totals' | 'taxIncluded' | 'shipments' | 'billingAddress'>

/**
 * ORD-22: the taxes of an order by rate, as they were kept with it. An order older than that was taxed at one rate: in
 * Europe that of its country, if it gives the order's tax to the cent. Null where it does not, and in North America:
 * only the sum is known.
 */
export const taxesOf = (
  { totals, taxIncluded, shipments, billingAddress }: Taxed,
  kept: readonly TaxGroup[] | null,
): readonly TaxGroup[] | null => {
  if (kept !== null) return kept
  const { country, countryCode } = shipments[0]?.address ?? billingAddress ?? {}
  const group = taxGroup(totals.total, taxesAt({ country: country ?? countryCode ?? '' }), true)
  const [tax] = group.taxes
  return taxIncluded && hasVat(group) && tax?.amount === totals.tax ? [group] : null
}

/** “19 % USt.”, “5 % GST”. Of a sales tax only “Tax”, because its rate is not shown. */
export const taxLabel = ({ tax, rate }: Pick<TaxAmount, 'tax' | 'rate'>, locale: TaxLocale): string => {
  const name = taxText[locale.language].names[tax] ?? tax
  return tax === 'sales' ? name : `${rateText(rate, locale)} ${name}`
}

type TaxLocale = Pick<SiteLocale, 'code' | 'language'>

/** The numbers under which the seller charges these taxes; in Europe always its VAT number. */
export const registrations = (
  { vatNumbers, taxNumbers }: Pick<Seller, 'vatNumbers' | 'taxNumbers'>,
  country: string,
  groups: readonly TaxGroup[] | null,
  { language }: TaxLocale,
): readonly string[] => {
  const vat = vatNumbers[country]
  if (vat !== undefined) return [documentText[language].vatNumber(vat)]
  const charged = (groups ?? []).flatMap(({ taxes }) => taxes.map(({ tax }) => tax))
  return keysOf(canadianTaxes).flatMap((name) => {
    const { french, taxes } = canadianTaxes[name]
    const number = taxNumbers[name]
    return number !== undefined && taxes.some((tax) => charged.includes(tax))
      ? [`${language === 'fr' ? french : name} ${number}`]
      : []
  })
}

/** `rate` in thousandths of a per cent; written as the site's language writes it. */
const rateText = (rate: number, { code }: TaxLocale): string => printable(shareText({ code }, rate / 100_000, 3))
