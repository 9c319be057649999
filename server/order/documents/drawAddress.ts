import type { Address } from '../../../contracts/api/address.ts'
import { townLine } from '../../../core/domain/address/townLine.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'

/** An address as on an envelope, the country in the language of the sheet. */
export function drawAddress(address: Address | undefined, { code }: Pick<SiteLocale, 'code'>): readonly string[] {
  if (!address) return []
  const country = address.country ?? address.countryCode
  const town = townLine({ city: address.city, province: address.province, postalCode: address.postalCode, country })
  const lines = [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.addressLine1,
    address.addressLine2,
    town,
    country && nameOf(country, code),
  ]
  return lines.filter((line): line is string => line !== undefined && line !== '')
}

const nameOf = (country: string, code: SiteLocale['code']): string =>
  new Intl.DisplayNames(languageTag(code), { type: 'region' }).of(country) ?? country
