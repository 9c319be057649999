import { Schema } from 'effect'
import { CountryCode, Id, text } from '../wire.ts'

/** ACC-20: an address as it crosses the wire. Readers accept `countryCode`, writers send `country`. */
export const Address = Schema.Struct({
  id: Schema.optionalKey(Id),
  addressId: Schema.optionalKey(Id),
  shippingId: Schema.optionalKey(Id),
  approachType: Schema.optionalKey(Schema.Literals(['S', 'B'])),
  main: Schema.optionalKey(Schema.Boolean),
  firstName: Schema.optionalKey(text(100)),
  lastName: Schema.optionalKey(text(100)),
  email: Schema.optionalKey(text(100)),
  phone: Schema.optionalKey(text(32)),
  phoneCode: Schema.optionalKey(text(6)),
  recipientContactPhone: Schema.optionalKey(text(32)),
  addressLine1: Schema.optionalKey(text(200)),
  addressLine2: Schema.optionalKey(text(200)),
  city: Schema.optionalKey(text(200)),
  province: Schema.optionalKey(text(50)),
  postalCode: Schema.optionalKey(text(20)),
  country: Schema.optionalKey(CountryCode),
  countryCode: Schema.optionalKey(CountryCode),
  isValidated: Schema.optionalKey(Schema.Boolean),
  subscriptions: Schema.optionalKey(Schema.Struct({ newsletterConsent: Schema.Boolean })),
})
export type Address = typeof Address.Type
