import type { Address } from '../../../contracts/api/entities/address.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { pickDefault } from '../account/pickDefault.ts'
import { siteOfCountry } from '../locale/locales.ts'
import { maskPhone } from '../phone/maskPhone.ts'
import { digitsOf } from '../phone/splitPhone.ts'
import { nameAndPlace } from './validateAddress.ts'

type Place = Readonly<Partial<Record<(typeof fields)[number], string | undefined>>>

/**
 * ACC-25: two addresses of one type are the same if this text is: name and place, ignoring case, the encoding of
 * accents, and spaces.
 */
export const addressSameness = (address: Place): string =>
  JSON.stringify(fields.map((field) => normalised(address[field] ?? '', field)))

/** ACC-20: S shipping, B billing. */
export type AddressType = 'S' | 'B'

type Entry = { readonly addressId: string; readonly approachType: AddressType; readonly main: boolean }

/**
 * ACC-21, ACC-22: of each type that has an address, exactly one is the main one: the requested one, else the present
 * main one, else the oldest. The book is ordered oldest first, so the first address of a type becomes main, removing
 * the mark from the only main one changes nothing, and when the main one is deleted, the oldest remaining one takes its
 * place.
 */
export const withOneMain = <E extends Entry>(book: readonly E[], asked?: string): readonly E[] => {
  const mains = new Set([mainOf(book, 'S', asked), mainOf(book, 'B', asked)])
  return book.map((entry) => (mains.has(entry.addressId) === entry.main ? entry : { ...entry, main: !entry.main }))
}

/** A saved address as an address form shows it: every field, with its phone as the national number under its mask. */
export const savedToEntry = (address: Address): AddressEntry => {
  const { country = '', phone = '', phoneCode = '' } = address
  const dialCode = digitsOf(phoneCode)
  const text = (field: (typeof entryFields)[number]): string => address[field] ?? ''
  return {
    ...Object.fromEntries(entryFields.map((field) => [field, text(field)])),
    country,
    ...(phoneCode === '' ? {} : { phoneCode }),
    phone: maskPhone(phone, { dialCode, site: siteOfCountry(country) }),
  }
}

const fields = [...nameAndPlace, 'country'] as const

/** A postal code is the same with and without its space. */
const normalised = (text: string, field: (typeof fields)[number]): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, field === 'postalCode' ? '' : ' ')

const mainOf = (book: readonly Entry[], type: AddressType, asked: string | undefined): string | undefined =>
  pickDefault(
    book.filter(({ approachType }) => approachType === type),
    ({ addressId }) => addressId === asked,
  )?.addressId

const entryFields = ['email', ...nameAndPlace] as const
