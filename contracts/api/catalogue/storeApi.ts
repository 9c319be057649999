import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { BuyInStoreSession, CollectionPoint, Store } from '../entities/store.ts'
import { CountryCode, Id, Success, text } from '../wire.ts'

const open = { who: 'public', headers: 'common', changes: false } as const
const { storeId, storeName, storeEmployeeId, storeEmployeeName } = BuyInStoreSession.fields

/** BIS-04 */
export const readStores = endpoint({
  ...open,
  id: 'API-080',
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  query: Schema.Struct({ country: Schema.optionalKey(CountryCode) }),
  answer: Schema.Array(Schema.Struct({ storeId, storeName })),
  errors: [],
})

/** BIS-04, 05, 07: only for a device that is enrolled at the store. */
export const readStoreEmployees = endpoint({
  ...open,
  who: 'session',
  namesDevice: true,
  id: 'API-081',
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  params: Schema.Struct({ storeId: Id }),
  answer: Schema.Array(Schema.Struct({ storeEmployeeId, storeEmployeeName })),
  errors: ['STR404'],
})

/**
 * BIS-07, ours: enrols this device at the store. `code` comes from the command line; `device` is a secret of this
 * device.
 */
export const enrolDevice = endpoint({
  id: 'API-153',
  method: 'POST',
  path: '/consumers-v3/utilities/stores/{storeId}/devices',
  params: Schema.Struct({ storeId: Id }),
  body: Schema.Struct({ code: text(64), device: Schema.String.check(Schema.isMinLength(32), Schema.isMaxLength(200)) }),
  answer: Success,
  errors: ['STR404'],
  who: 'session',
  headers: 'common',
  secrets: ['code', 'device'],
  changes: true,
})

/**
 * STORE-02: same shape as the search, nearest first. Ours: instead of a postal code, words of name or town, or a
 * position.
 */
export const findCollectionPoints = endpoint({
  ...open,
  id: 'API-141',
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  body: Schema.Struct({
    postalCode: Schema.optionalKey(text(20)),
    query: Schema.optionalKey(text(200)),
    lat: Schema.optionalKey(Schema.Finite),
    lng: Schema.optionalKey(Schema.Finite),
    country: CountryCode,
    method: Schema.Literal('pudo'),
  }),
  answer: Schema.Struct({ total: Schema.Int, stores: Schema.Array(CollectionPoint) }),
  errors: [],
})

/**
 * STORE-01: within `radiusKm` (50), nearest first. Ours: `near` is the shopper's own postal code; without a position the
 * stores are sorted from there. `nearCode`: the query is this postal code, no store has it, and these are those near it.
 */
export const findStores = endpoint({
  ...open,
  id: 'API-142',
  method: 'POST',
  path: '/stores/v1/search',
  body: Schema.Struct({
    query: Schema.optionalKey(text(200)),
    lat: Schema.optionalKey(Schema.Finite),
    lng: Schema.optionalKey(Schema.Finite),
    radiusKm: Schema.optionalKey(Schema.Finite),
    country: CountryCode,
    near: Schema.optionalKey(text(20)),
    page: Schema.optionalKey(Schema.Int),
  }),
  answer: Schema.Struct({
    total: Schema.Int,
    stores: Schema.Array(Store),
    nearCode: Schema.optionalKey(Schema.String),
  }),
  errors: [],
})
