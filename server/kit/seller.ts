import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale, Site } from '../../core/domain/locale/locales.ts'
import type { TaxName } from '../../core/domain/tax/taxRate.ts'
import { countryText } from './formats.ts'
import type { SiteLocale } from './siteLocale.ts'

/** OPR-64: who sells, wherever the shop itself names them: letters, invoices, labels and pages (`sellerConfig`). */
export type Seller = {
  readonly name: string
  /** Null = not configured. */
  readonly address: PostalAddress | null
  /** Where shoppers write to, and where letters to the staff go; empty = not configured. */
  readonly email: string
  /** Where parcels are sent back to, by site; else to the seller's own address. */
  readonly returns: Readonly<Partial<Record<Site, PostalAddress>>>
  /** VAT numbers by the country that is delivered to. */
  readonly vatNumbers: Readonly<Record<string, string>>
  /** ORD-22: the numbers under which the seller charges Canada's taxes. */
  readonly taxNumbers: Readonly<Partial<Record<CanadianTax, string>>>
}

/** `lines`: below the name, as on an envelope. `country`: two capitals. */
export type PostalAddress = { readonly lines: readonly string[]; readonly country: string }

/** Quebec's, British Columbia's and Manitoba's have a register each; GST and HST share one. */
export const canadianTaxes = {
  'GST/HST': { french: 'TPS/TVH', taxes: ['GST', 'HST'] },
  QST: { french: 'TVQ', taxes: ['QST'] },
  PST: { french: 'TVP', taxes: ['PST'] },
  RST: { french: 'TVD', taxes: ['RST'] },
} as const satisfies Readonly<Record<string, { readonly french: string; readonly taxes: readonly TaxName[] }>>

export type CanadianTax = keyof typeof canadianTaxes

/** As on an envelope, with the country in the page's language. */
export const sellerLines = (
  { name, address }: Pick<Seller, 'name' | 'address'>,
  { code }: Written,
): readonly string[] => (address === null ? [name] : [name, ...address.lines, countryText({ code }, address.country)])

/** The address for returns from a site. */
export const returnsLines = (seller: Seller, { code }: Written): readonly string[] =>
  sellerLines({ name: seller.name, address: seller.returns[locales[code].site] ?? seller.address }, { code })

type Written = { readonly code: Locale } & Partial<SiteLocale>

/** LAW-01: the demonstration's, whose numbers are examples. */
export const demonstrationSeller: Seller = {
  name: 'Cairn Outfitters',
  address: { lines: ['1420 Pearl Street', 'Boulder CO 80302'], country: 'US' },
  email: 'help@cairn.example',
  returns: { EMEA: { lines: ['8 rue du Mont-Blanc', '74000 Annecy'], country: 'FR' } },
  vatNumbers: {
    DE: 'DE000000000',
    ES: 'ESN0000000A',
    FR: 'FR00000000000',
    GB: 'GB000000000',
    IT: 'IT00000000000',
  },
  taxNumbers: { 'GST/HST': '000000000 RT0001', QST: '0000000000 TQ0001', PST: 'PST-0000-0000', RST: '000000-0' },
}
