import { Schema } from 'effect'
import { GiftEntry, ShippingMethodCode } from './basket.ts'
import { Id, Quantity, text } from './wire.ts'

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
  /** Ours, CART-13: put aside in `storeId` for half an hour, in a cart that is there already. */
  reserve: Schema.optionalKey(Schema.Boolean),
  /** Ours, CART-24: it comes from what is saved for later, and brings along what was agreed on it. */
  savedItemId: Schema.optionalKey(Id),
})
export type ItemEntry = typeof ItemEntry.Type
