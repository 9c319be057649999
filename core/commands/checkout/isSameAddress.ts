import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'

/** Field by field; empty and absent are the same. */
export const isSameAddress = (a: AddressEntry, b: AddressEntry): boolean =>
  fields.every((field) => (a[field] ?? '').trim() === (b[field] ?? '').trim())

const fields = [
  'email',
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
  'phone',
  'phoneCode',
] as const satisfies readonly (keyof AddressEntry)[]
