import type { Address } from '../../contracts/api/entities/address.ts'
import { townLine } from '../../core/domain/address/addressLabel.ts'
import type { TaxName } from '../../core/domain/tax/taxRate.ts'
import { countryText } from './formats.ts'
import type { SiteLocale } from './siteLocale.ts'

/** An address as on an envelope, with the country in the page's language. */
export const drawAddress = (address: Address | undefined, { code }: Pick<SiteLocale, 'code'>): readonly string[] => {
  if (!address) return []
  const country = address.country ?? address.countryCode
  const town = townLine({ city: address.city, province: address.province, postalCode: address.postalCode, country })
  const lines = [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.addressLine1,
    address.addressLine2,
    town,
    country && countryText({ code }, country),
  ]
  return lines.filter((line): line is string => line !== undefined && line !== '')
}

/** The seller. */
export const seller: Address = {
  firstName: 'Cairn',
  lastName: 'Outfitters',
  addressLine1: '1420 Pearl Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
}

/** LAW-01: the numbers of the imprint, which are examples; by the country that is delivered to. */
export const vatNumbers: Readonly<Record<string, string>> = {
  DE: 'DE000000000',
  ES: 'ESN0000000A',
  FR: 'FR00000000000',
  GB: 'GB000000000',
  IT: 'IT00000000000',
}

/** ORD-22: the numbers under which the seller charges Canada's taxes; examples, like those above. */
export const taxNumbers: readonly {
  readonly name: Readonly<Record<'en' | 'fr', string>>
  readonly number: string
  readonly of: readonly TaxName[]
}[] = [
  { name: { en: 'GST/HST', fr: 'TPS/TVH' }, number: '000000000 RT0001', of: ['GST', 'HST'] },
  { name: { en: 'QST', fr: 'TVQ' }, number: '0000000000 TQ0001', of: ['QST'] },
  { name: { en: 'PST', fr: 'TVP' }, number: 'PST-0000-0000', of: ['PST'] },
  { name: { en: 'RST', fr: 'TVD' }, number: '000000-0', of: ['RST'] },
]

const europe: Address = {
  firstName: 'Cairn',
  lastName: 'Outfitters',
  addressLine1: '8 rue du Mont-Blanc',
  city: 'Annecy',
  postalCode: '74000',
  country: 'FR',
}

/** The address for returns: on the same side of the ocean. */
export const returnsTo = ({ country }: Pick<SiteLocale, 'country'>): Address =>
  country === 'US' || country === 'CA' ? seller : europe
