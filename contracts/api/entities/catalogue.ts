import { Schema } from 'effect'
import { Currency, Id, Money } from '../wire.ts'
import { FitCounts } from './review.ts'

export const Tint = Schema.Literals(['moss', 'stone', 'sand', 'lake', 'clay'])

/** A picture by its address; use the transform of CAT-10 for its size. */
export const Picture = Schema.Struct({ url: Schema.String, alt: Schema.String })

export const Price = Schema.Struct({
  current: Money,
  original: Money,
  currency: Currency,
  /** Ours, LAW-07: the lowest price of the 30 days before the reduction, where the law wants it named. */
  lowest30Days: Schema.optionalKey(Money),
})

const Colourway = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  swatch: Schema.String,
  pictures: Schema.NonEmptyArray(Picture),
  available: Schema.Boolean,
})

/** Of the shown reviews: the average of 1 to 5 stars with one decimal, and their number. */
const ReviewScore = Schema.Struct({ average: Schema.Finite, count: Schema.Int })

/** A product on a card. */
export const ProductSummary = Schema.Struct({
  productId: Id,
  slug: Schema.String,
  path: Schema.String,
  name: Schema.String,
  kind: Schema.String,
  weightGrams: Schema.Int,
  tint: Tint,
  price: Price,
  colourways: Schema.NonEmptyArray(Colourway),
  isNew: Schema.Boolean,
  available: Schema.Boolean,
  /** Ours, CAT-66: absent without reviews. */
  rating: Schema.optionalKey(ReviewScore),
  /** Ours, AUTH-33: a gift card; absent otherwise. */
  isDigital: Schema.optionalKey(Schema.Boolean),
})
export type ProductSummary = typeof ProductSummary.Type

export const Variant = Schema.Struct({
  sku: Id,
  upc: Schema.String,
  colour: Schema.String,
  size: Schema.String,
  price: Price,
  stock: Schema.Int,
  maxQuantity: Schema.Int,
})
export type Variant = typeof Variant.Type

export const Product = Schema.Struct({
  ...ProductSummary.fields,
  masterId: Id,
  summary: Schema.String,
  description: Schema.String,
  details: Schema.Array(Schema.String),
  audience: Schema.Literals(['men', 'women', 'kids', 'unisex']),
  categories: Schema.Array(Schema.Struct({ categoryId: Schema.String, name: Schema.String, path: Schema.String })),
  sizes: Schema.Array(Schema.Struct({ code: Schema.String, label: Schema.String })),
  variants: Schema.Array(Variant),
  isDigital: Schema.Boolean,
  customisable: Schema.Boolean,
  /** Ours, CART-38: the product with which it must be sold. */
  onlyWith: Schema.optionalKey(Schema.Struct({ name: Schema.String, path: Schema.String })),
  /** Ours, CAT-75: `fits` is absent where nobody has said how it fits. */
  rating: Schema.Struct({ ...ReviewScore.fields, fits: Schema.optionalKey(FitCounts) }),
  related: Schema.Array(ProductSummary),
})
export type Product = typeof Product.Type

/** A facet and how many products each choice would leave. */
export const Facet = Schema.Struct({
  id: Schema.Literals(['size', 'colour', 'price', 'availability']),
  /** Ours, CAT-60: whose sizes they are, because there is a facet for each. */
  label: Schema.optionalKey(Schema.String),
  values: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      label: Schema.String,
      count: Schema.Int,
      selected: Schema.Boolean,
      swatch: Schema.optionalKey(Schema.String),
    }),
  ),
})

export const Sort = Schema.Literals(['featured', 'newest', 'price-up', 'price-down', 'rating'])
export type Sort = typeof Sort.Type

/** CAT-01: one page of a listing or of a search. */
export const Listing = Schema.Struct({
  total: Schema.Int,
  start: Schema.Int,
  count: Schema.Int,
  sort: Sort,
  category: Schema.optionalKey(
    Schema.Struct({
      categoryId: Schema.String,
      name: Schema.String,
      path: Schema.String,
      intro: Schema.String,
      trail: Schema.Array(Schema.Struct({ name: Schema.String, path: Schema.String })),
      children: Schema.Array(Schema.Struct({ name: Schema.String, path: Schema.String, total: Schema.Int })),
    }),
  ),
  products: Schema.Array(ProductSummary),
  facets: Schema.Array(Facet),
})
export type Listing = typeof Listing.Type

const categoryFields = {
  categoryId: Schema.String,
  name: Schema.String,
  path: Schema.String,
  /** Products in it. */
  total: Schema.Int,
} as const

/** A department of the menu with its kinds. */
export const Department = Schema.Struct({
  ...categoryFields,
  children: Schema.Array(
    Schema.Struct({ ...categoryFields, picture: Schema.optionalKey(Picture), tint: Schema.optionalKey(Tint) }),
  ),
})
export type Department = typeof Department.Type
