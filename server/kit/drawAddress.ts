import type { Address } from '../../contracts/api/entities/address.ts'
import { townLine } from '../../core/domain/address/addressLabel.ts'
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
