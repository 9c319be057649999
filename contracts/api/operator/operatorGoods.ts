import { Schema } from 'effect'
import { Id, Money } from '../wire.ts'

/** OPR-15: what the shop sells, and what was taken out of it. */
export const goodsLists = ['sold', 'withdrawn'] as const
export type GoodsList = (typeof goodsLists)[number]

/** `current`: what is asked; `original`: the full price, the same where nothing is reduced. */
export const GoodsPrice = Schema.Struct({ current: Money, original: Money })

/** OPR-16: a product has one price in each currency, whatever its colour and size. */
export const GoodsPrices = Schema.Struct({ USD: GoodsPrice, CAD: GoodsPrice, GBP: GoodsPrice, EUR: GoodsPrice })
export type GoodsPrices = typeof GoodsPrices.Type

/** OPR-15: a product in a list. `picture`: its address, null if it has no colour; `stock`: pieces in the warehouse. */
export const OperatorGoodsRow = Schema.Struct({
  productId: Id,
  name: Schema.String,
  kind: Schema.String,
  picture: Schema.NullOr(Schema.String),
  isSold: Schema.Boolean,
  prices: GoodsPrices,
  variants: Schema.Int,
  stock: Schema.Int,
})
export type OperatorGoodsRow = typeof OperatorGoodsRow.Type

/**
 * I18N-08: the languages in which goods have texts. English is always there. `en-us` has only what American English says
 * otherwise; every field that is empty there is the English one.
 */
export const goodsLanguages = ['en', 'en-us', 'fr', 'de', 'it', 'es'] as const
export type GoodsLanguage = (typeof goodsLanguages)[number]

/** What an operator calls them. */
export const languageNames: Readonly<Record<GoodsLanguage, string>> = {
  en: 'English',
  'en-us': 'English (United States)',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  es: 'Spanish',
}

const GoodsText = Schema.Struct({
  language: Schema.Literals(goodsLanguages),
  name: Schema.String,
  kind: Schema.String,
  summary: Schema.String,
  description: Schema.String,
  details: Schema.Array(Schema.String),
})

/** `isSold`: false = an import has left it out; `stock`: pieces in the warehouse. */
const GoodsVariant = Schema.Struct({
  sku: Schema.String,
  barcode: Schema.String,
  colour: Schema.String,
  size: Schema.String,
  isSold: Schema.Boolean,
  stock: Schema.Int,
})
export type GoodsVariant = typeof GoodsVariant.Type

/**
 * By the catalogue's column (`price_EUR`, `full_price_EUR`, `name_fr`, `categories`), `stock` with a sku behind it, `pictures` with a colour's code
 * behind it, as the column has them, or `sold`.
 */
const ChangedFields = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Int, Schema.Boolean]))
export type ChangedFields = typeof ChangedFields.Type

/** OPR-19: one change by an operator. `at`: epoch ms; `by`: an e-mail address, null = a command on the server. */
export const GoodsChange = Schema.Struct({
  id: Id,
  at: Schema.Int,
  by: Schema.NullOr(Schema.String),
  before: ChangedFields,
  after: ChangedFields,
  isUndo: Schema.Boolean,
})
export type GoodsChange = typeof GoodsChange.Type

/** OPR-49: an uploaded picture of a colour. `name`: what operators call it. */
const GoodsPicture = Schema.Struct({ id: Schema.String, name: Schema.String })
export type GoodsPicture = typeof GoodsPicture.Type

/** `picture`: the address of the first one; `pictures`: those that are uploaded, without any its drawing is shown. */
const GoodsColour = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  swatch: Schema.String,
  picture: Schema.String,
  pictures: Schema.Array(GoodsPicture),
})
export type GoodsColour = typeof GoodsColour.Type

/** OPR-62: `name`: in English. */
export const GoodsCategory = Schema.Struct({ id: Schema.String, name: Schema.String })
export type GoodsCategory = typeof GoodsCategory.Type

/**
 * OPR-15: a product with all that the catalogue has of it. `priorInEur`: what the price in euros is compared with, null
 * where nothing is reduced there (LAW-07). `categories`: in their order; the first says what it is. `changes`: the latest first. `canUndo`: whether the first of them still can be.
 */
export const OperatorGoods = Schema.Struct({
  productId: Id,
  slug: Schema.String,
  isSold: Schema.Boolean,
  categories: Schema.Array(GoodsCategory),
  texts: Schema.Array(GoodsText),
  colours: Schema.Array(GoodsColour),
  sizes: Schema.Array(Schema.Struct({ code: Schema.String, label: Schema.String })),
  prices: GoodsPrices,
  priorInEur: Schema.NullOr(Money),
  variants: Schema.Array(GoodsVariant),
  changes: Schema.Array(GoodsChange),
  canUndo: Schema.Boolean,
})
export type OperatorGoods = typeof OperatorGoods.Type
