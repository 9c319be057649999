import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { CountryCode } from './wire.ts'

const open = { who: 'public', headers: 'common', changes: false } as const

export const Country = Schema.Struct({ code: CountryCode, name: Schema.String, dialCode: Schema.String })

/**
 * VAL-36: a property that is present replaces the default's. Patterns are hints for a bounded matcher, never a RegExp.
 */
export const FieldRule = Schema.Struct({
  required: Schema.optionalKey(Schema.Boolean),
  pattern: Schema.optionalKey(Schema.String),
  minLength: Schema.optionalKey(Schema.Int),
  maxLength: Schema.optionalKey(Schema.Int),
})
export const AddressFields = Schema.Struct({
  fields: Schema.Record(Schema.String, FieldRule),
  provinces: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.String, name: Schema.String }))),
})
export type AddressFields = typeof AddressFields.Type

export const readCountries = endpoint({
  ...open,
  id: 'API-078',
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  answer: Schema.Array(Country),
  errors: [],
})

export const readAddressFields = endpoint({
  ...open,
  id: 'API-079',
  method: 'GET',
  path: '/consumers-v3/utilities/addressFields/{countryCode}',
  params: Schema.Struct({ countryCode: CountryCode }),
  answer: AddressFields,
  errors: ['API404'],
})

/** TIME-01: epoch ms. */
export const readServerTime = endpoint({
  ...open,
  id: 'API-084',
  method: 'GET',
  path: '/fapi/server/time',
  /** TIME-03: this shop answers in epoch ms; seconds and ISO strings are accepted too. */
  answer: Schema.Struct({ timestamp: Schema.Union([Schema.Finite, Schema.String]) }),
  errors: [],
})
