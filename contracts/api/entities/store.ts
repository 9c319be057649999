import { Schema } from 'effect'
import { Address } from './address.ts'
import { Id, text } from '../wire.ts'

/** STORE-01. `hours` one entry per weekday, 1 = Monday, times `HH:MM` of the place; a closed day has none. */
export const Store = Schema.Struct({
  id: Id,
  name: Schema.String,
  address: Address,
  lat: Schema.Finite,
  lng: Schema.Finite,
  distanceKm: Schema.Finite,
  hours: Schema.Array(Schema.Struct({ day: Schema.Int, opens: Schema.String, closes: Schema.String })),
  services: Schema.Array(Schema.String),
})
export type Store = typeof Store.Type

/**
 * STORE-02. Ours: `isOpen` false = temporarily closed; `mostPieces` = the most pieces of a parcel that its boxes hold.
 */
export const CollectionPoint = Schema.Struct({
  ...Store.fields,
  carrier: Schema.String,
  isOpen: Schema.Boolean,
  mostPieces: Schema.optionalKey(Schema.Int),
})
export type CollectionPoint = typeof CollectionPoint.Type

/** BIS-01 */
export const BuyInStoreSession = Schema.Struct({
  storeId: Id,
  storeName: text(200),
  storeEmployeeId: Id,
  storeEmployeeName: text(200),
})
export type BuyInStoreSession = typeof BuyInStoreSession.Type

/** BIS-02: who sold it, as sent with the order. */
export const InStoreSalesInfo = Schema.Struct({ storeId: Id, storeEmployeeId: Id })
export type InStoreSalesInfo = typeof InStoreSalesInfo.Type

/** CAT-06 */
export const StoreInventory = Schema.Struct({ storeId: Id, quantity: Schema.Int })
