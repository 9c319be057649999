import { Schema } from 'effect'
import { GiftEntry } from './basket.ts'
import { ShippingMethodCode } from './shippingMethod.ts'
import { Id, Quantity, text } from '../wire.ts'

/** The line a shopper asks for (CART-15 defaults are the server's). */
export const ItemEntry = Schema.Struct({
  productId: Id,
  qty: Schema.optionalKey(Quantity),
  maxQty: Schema.optionalKey(Schema.Int),
  upc: Schema.optionalKey(text(20)),
  recipeId: Schema.optionalKey(text(64)),
  pdpUrl: Schema.optionalKey(text(300)),
  giftOption: Schema.optionalKey(GiftEntry),
  code: Schema.optionalKey(ShippingMethodCode),
  storeId: Schema.optionalKey(text(64)),
  /** Ours, CART-13: reserved in `storeId` for half an hour, in an existing cart. */
  reserve: Schema.optionalKey(Schema.Boolean),
  /** Ours, CART-24: it comes from the saved items and keeps the adjustment agreed on it. */
  savedItemId: Schema.optionalKey(Id),
})
export type ItemEntry = typeof ItemEntry.Type
