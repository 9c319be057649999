import type { Address } from '../../../contracts/api/address.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'

/** Who sells. */
export const seller: Address = {
  firstName: 'Cairn',
  lastName: 'Outfitters',
  addressLine1: '1420 Pearl Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
}

const europe: Address = {
  firstName: 'Cairn',
  lastName: 'Outfitters',
  addressLine1: '8 rue du Mont-Blanc',
  city: 'Annecy',
  postalCode: '74000',
  country: 'FR',
}

/** Where what comes back is sent to: on the same side of the ocean. */
export const returnsTo = ({ country }: Pick<SiteLocale, 'country'>): Address =>
  country === 'US' || country === 'CA' ? seller : europe
