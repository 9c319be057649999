import { Schema } from 'effect'
import { BasketItem, PriceAdjustmentEntry } from './basket.ts'
import { Price, ProductSummary } from './catalogue.ts'
import { Id } from '../wire.ts'

/** FAV-01. `id` is the product. `product` is ours: the page must show more than a number. */
export const FavoriteList = Schema.Struct({
  total: Schema.Int,
  favoriteId: Id,
  items: Schema.Array(Schema.Struct({ id: Id, itemId: Id, product: Schema.optionalKey(ProductSummary) })),
})
export type FavoriteList = typeof FavoriteList.Type

const {
  masterId,
  name,
  kind,
  variation,
  maxQty,
  stock,
  recipeId,
  productImageURL,
  tint,
  giftOption,
  isDigitalProduct,
  isCustoms,
} = BasketItem.fields

/** FAV-11. The others are ours, as in a line of the cart: a list restored from the server must be readable. */
export const SavedItem = Schema.Struct({
  itemId: Id,
  pageUrl: Schema.String,
  available: Schema.Boolean,
  qty: Schema.Int,
  /** The variant's SKU. */
  productId: Id,
  masterId,
  name,
  kind,
  variation,
  price: Price,
  maxQty,
  stock,
  recipeId,
  productImageURL,
  tint,
  giftOption,
  isDigitalProduct,
  isCustoms,
  /** CART-24: the adjustment agreed on it in the cart; `holds`: it still applies when the item returns there. */
  priceAdjustment: Schema.optionalKey(Schema.Struct({ ...PriceAdjustmentEntry.fields, holds: Schema.Boolean })),
})
export type SavedItem = typeof SavedItem.Type

export const SavedForLater = Schema.Struct({ saveForLaterId: Id, items: Schema.Array(SavedItem) })
export type SavedForLater = typeof SavedForLater.Type
