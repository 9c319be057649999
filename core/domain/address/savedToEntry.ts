import type { Address } from '../../../contracts/api/address.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { siteOfCountry } from '../locale/locales.ts'
import { digitsOf } from '../phone/splitPhone.ts'
import { maskPhone } from '../phone/maskPhone.ts'

/** A saved address as an address form shows it: every field, its phone as the national number under its mask. */
export const savedToEntry = (address: Address): AddressEntry => {
  const { country = '', phone = '', phoneCode = '' } = address
  const dialCode = digitsOf(phoneCode)
  const text = (field: (typeof fields)[number]): string => address[field] ?? ''
  return {
    ...Object.fromEntries(fields.map((field) => [field, text(field)])),
    country,
    ...(phoneCode === '' ? {} : { phoneCode }),
    phone: maskPhone(phone, { dialCode, site: siteOfCountry(country) }),
  }
}

const fields = [
  'email',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
] as const
