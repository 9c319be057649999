import { Schema } from 'effect'
import { Tint } from '../api/entities/catalogue.ts'
import { Currency, Id, text } from '../api/wire.ts'
import { Minor } from './command.ts'

const named = { name: text(200), kind: text(100) }

const shown = {
  path: text(300),
  picture: text(300),
  tint: Tint,
  /** Minor units. */
  price: Minor,
  originalPrice: Minor,
  currency: Currency,
}

/**
 * What the screen knows of a variant when it is added to the cart: enough to show the line before the server has seen
 * it.
 */
export const LineProduct = Schema.Struct({
  sku: Id,
  masterId: Id,
  ...named,
  colour: text(40),
  colourName: text(100),
  size: text(40),
  sizeLabel: text(40),
  ...shown,
  maxQuantity: Schema.Int,
  stock: Schema.Int,
  isDigital: Schema.Boolean,
  isCustoms: Schema.Boolean,
})
export type LineProduct = typeof LineProduct.Type

/** What is known of a product when it becomes a favorite: enough to show it without asking the server. */
export const FavoriteProduct = Schema.Struct({ productId: Id, ...named, ...shown })
export type FavoriteProduct = typeof FavoriteProduct.Type
