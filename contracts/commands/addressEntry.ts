import { Schema } from 'effect'
import { text } from '../api/wire.ts'

/** The non-secret fields of an address form, as typed. Absent = never touched. */
export const AddressEntry = Schema.Struct({
  email: Schema.optionalKey(text(200)),
  firstName: Schema.optionalKey(text(200)),
  lastName: Schema.optionalKey(text(200)),
  addressLine1: Schema.optionalKey(text(200)),
  addressLine2: Schema.optionalKey(text(200)),
  city: Schema.optionalKey(text(200)),
  province: Schema.optionalKey(text(50)),
  postalCode: Schema.optionalKey(text(20)),
  country: Schema.optionalKey(text(2)),
  phone: Schema.optionalKey(text(40)),
  phoneCode: Schema.optionalKey(text(6)),
})
export type AddressEntry = typeof AddressEntry.Type

// `Object.keys` promises strings only.
export const addressFields = Object.keys(AddressEntry.fields) as readonly (keyof AddressEntry)[]
