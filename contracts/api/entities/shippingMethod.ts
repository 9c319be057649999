import { Schema } from 'effect'
import { Address } from './address.ts'
import { Money } from '../wire.ts'

/** SHIP-04: the seven method codes. */
export const ShippingMethodCode = Schema.Literals(['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard', 'home'])

export type ShippingMethodCode = typeof ShippingMethodCode.Type

const methodFields = {
  code: ShippingMethodCode,
  /** SHIP-02: 'me' unless there are several shipments. */
  shippingId: Schema.String,
  /** The store, or the collection point (STORE-02). */
  storeId: Schema.optionalKey(Schema.String),
  address: Schema.optionalKey(Address),
  /** Words such as '2-4 working days' or 'Same day' (SHIP-10 sorts by them). */
  deliveryTime: Schema.String,
  label: Schema.String,
  /** Ours: the method's price for this basket, after promotions. */
  price: Money,
}

/** A method that a shipment could have. */
export const ApplicableShippingMethod = Schema.Struct(methodFields)

export type ApplicableShippingMethod = typeof ApplicableShippingMethod.Type

/** SHIP-01: a shipment's method; `applicableShippingMethods` lists what it could be instead. */
export const ShippingMethod = Schema.Struct({
  ...methodFields,
  applicableShippingMethods: Schema.Array(ApplicableShippingMethod),
})

export type ShippingMethod = typeof ShippingMethod.Type

/** CART-06 */
export const ShippingOption = Schema.Struct({
  selected: Schema.Boolean,
  available: Schema.Boolean,
  shippingMethod: Schema.Struct({
    code: ShippingMethodCode,
    label: Schema.String,
    deliveryTime: Schema.String,
    storeInfo: Schema.optionalKey(Schema.Struct({ id: Schema.String, storeInventory: Schema.Int })),
  }),
})
