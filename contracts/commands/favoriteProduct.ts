import { Schema } from 'effect'
import { Tint } from '../api/catalogue.ts'
import { Currency, Id, text } from '../api/wire.ts'
import { Minor } from './command.ts'

/** What is known of a product when it is liked: enough to show it without asking anybody. */
export const FavoriteProduct = Schema.Struct({
  productId: Id,
  name: text(200),
  kind: text(100),
  path: text(300),
  picture: text(300),
  tint: Tint,
  /** Minor units. */
  price: Minor,
  originalPrice: Minor,
  currency: Currency,
})
export type FavoriteProduct = typeof FavoriteProduct.Type
