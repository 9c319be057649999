import { Schema } from 'effect'
import { GiftEntry, PriceAdjustmentEntry } from '../api/entities/basket.ts'
import { Id, text } from '../api/wire.ts'
import { command, LineKey } from './command.ts'
import { LineProduct } from './lineProduct.ts'

export const CartCommand = Schema.Union([
  command('AddItem', {
    product: LineProduct,
    quantity: Schema.Int,
    recipeId: Schema.optionalKey(text(64)),
    giftOption: Schema.optionalKey(GiftEntry),
    /** CART-13: for pickup in this store, where its pieces are reserved for half an hour. */
    reserveAt: Schema.optionalKey(Id),
  }),
  command('SetQuantity', { lineKey: LineKey, quantity: Schema.Int }),
  command('RemoveLine', { lineKey: LineKey }),
  /** Puts back what RemoveLine removed (named by its commandId). */
  command('UndoRemove', { removal: Id }),
  /** `inPlace`: in one call. Without it, as in older logs, the old line is removed and the new one added. */
  command('SwitchVariant', { lineKey: LineKey, to: LineProduct, inPlace: Schema.optionalKey(Schema.Literal(true)) }),
  /** DLG-05: null = no longer a gift. */
  command('SetGiftOption', { lineKey: LineKey, giftOption: Schema.NullOr(GiftEntry) }),
  /** SHIP-23: this line is picked up in this store, whatever the others do; null = shipped with the others. */
  command('SetDelivery', { lineKey: LineKey, storeId: Schema.NullOr(Id) }),
  /** CART-24: an agent adjusts a line's price, or changes the adjustment. */
  command('AdjustPrice', { lineKey: LineKey, adjustment: PriceAdjustmentEntry }),
  command('RemoveAdjustment', { lineKey: LineKey }),
  command('ApplyCoupon', { code: Schema.String }),
  command('RemoveCoupon', { code: text(64) }),
  /** Prices shipping and tax before checkout. */
  command('EstimateShipping', { postalCode: text(20), country: text(2), province: Schema.optionalKey(text(50)) }),
  /**
   * CART-42: to the shop `to`, priced there. `from` = the page's shop, where the shopper confirmed it. `products` and
   * `notSold` (SKUs) are what that shop's catalogue was known to say.
   */
  command('MoveCart', {
    to: text(5),
    from: Schema.optionalKey(text(5)),
    products: Schema.optionalKey(Schema.Array(LineProduct)),
    notSold: Schema.optionalKey(Schema.Array(Id)),
  }),
  command('DismissRefusal', { refusalId: Id }),
  /** Asks the server for the basket again. */
  command('RefreshCart', {}),
])
export type CartCommand = typeof CartCommand.Type
