import { Schema } from 'effect'
import { ProductSummary } from './catalogue.ts'
import { Id } from './wire.ts'

/** FAV-01. `id` is the product. `product` is ours: the page must show more than a number. */
export const FavoriteList = Schema.Struct({
  total: Schema.Int,
  favoriteId: Id,
  items: Schema.Array(Schema.Struct({ id: Id, itemId: Id, product: Schema.optionalKey(ProductSummary) })),
})
export type FavoriteList = typeof FavoriteList.Type

/** FAV-11. The product fields are ours. */
export const SavedItem = Schema.Struct({
  itemId: Id,
  pageUrl: Schema.String,
  available: Schema.Boolean,
  qty: Schema.Int,
  productId: Schema.optionalKey(Id),
  recipeId: Schema.optionalKey(Schema.String),
  product: Schema.optionalKey(ProductSummary),
})
export type SavedItem = typeof SavedItem.Type

export const SavedForLater = Schema.Struct({ saveForLaterId: Id, items: Schema.Array(SavedItem) })
export type SavedForLater = typeof SavedForLater.Type
