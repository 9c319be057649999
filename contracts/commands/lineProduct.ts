import { Schema } from 'effect'
import { Tint } from '../api/catalogue.ts'
import { Currency, Id, text } from '../api/wire.ts'
import { Minor } from './command.ts'

/** What the screen knows of a variant when it is put into the cart: enough to show the line before the server has seen it. */
export const LineProduct = Schema.Struct({
  sku: Id,
  masterId: Id,
  name: text(200),
  kind: text(100),
  colour: text(40),
  colourName: text(100),
  size: text(40),
  sizeLabel: text(40),
  path: text(300),
  picture: text(300),
  tint: Tint,
  /** Minor units. */
  price: Minor,
  originalPrice: Minor,
  currency: Currency,
  maxQuantity: Schema.Int,
  stock: Schema.Int,
  isDigital: Schema.Boolean,
  isCustoms: Schema.Boolean,
})
export type LineProduct = typeof LineProduct.Type
