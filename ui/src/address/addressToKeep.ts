import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'

/** How much of a field is kept, in UTF-16 units: longer text never passes, and a log has limits. */
const longest: Readonly<Record<keyof AddressEntry, number>> = {
  email: 200,
  firstName: 200,
  lastName: 200,
  addressLine1: 200,
  addressLine2: 200,
  city: 200,
  province: 50,
  postalCode: 20,
  country: 2,
  phone: 40,
  phoneCode: 6,
}

/** The fields of a form as they are kept while typing. */
export const addressToKeep = (entry: AddressEntry): AddressEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [field, value.slice(0, longest[field as keyof AddressEntry])]),
  )

/** The fields of a form as they are submitted: what was left empty is left out. */
export const addressToSubmit = (entry: AddressEntry): AddressEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value.trim() !== ''))
