import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { countryName } from './countryName.ts'

/** An address as on an envelope. */
export const addressLines = (address: AddressEntry, locale: Locale): readonly string[] =>
  [
    [address.firstName, address.lastName],
    [address.addressLine1],
    [address.addressLine2],
    [townLine(address)],
    [countryName(address.country ?? '', locale)],
  ]
    .map((parts) => parts.filter((part) => part !== undefined && part !== '').join(' '))
    .filter((line) => line !== '')
