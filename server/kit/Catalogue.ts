import type { FitCounts } from '../../contracts/api/entities/review.ts'
import type { GoodsLanguage } from '../../contracts/api/operator/operatorGoods.ts'
import type { Palette, Audience, ColourFamily, SeedDrawingId, CurrencyCode } from '../storage/tables/CatalogTables.ts'

export type CategoryEntry = {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly dynamic: string | null
  readonly text: Readonly<Record<GoodsLanguage, { readonly name: string; readonly intro: string }>>
  /** Everything in it and below it, in the shop's order. */
  readonly productIds: readonly string[]
}

export type ColourwayEntry = {
  readonly code: string
  readonly name: Readonly<Record<GoodsLanguage, string>>
  readonly family: ColourFamily
  readonly swatch: string
  readonly palette: Palette
  /** Ids of uploaded pictures, in their order; without any, its drawing is shown. */
  readonly pictures: readonly string[]
}

export type VariantEntry = {
  readonly sku: string
  readonly upc: string
  /** Code of a colourway. */
  readonly colour: string
  /** Code of a size. */
  readonly size: string
}

export type ProductText = {
  readonly name: string
  readonly kind: string
  readonly summary: string
  readonly description: string
  readonly details: readonly string[]
}

export type ProductEntry = {
  readonly id: string
  readonly position: number
  readonly slug: string
  readonly drawing: SeedDrawingId
  readonly audience: Audience
  readonly weightGrams: number
  readonly maxQuantity: number
  /** CART-38: id of the product with which it must be sold. */
  readonly onlyWith?: string
  readonly isNew: boolean
  readonly isDigital: boolean
  readonly customisable: boolean
  readonly sizes: readonly { readonly code: string; readonly label: string }[]
  readonly categoryIds: readonly string[]
  readonly relatedIds: readonly string[]
  readonly text: Readonly<Record<GoodsLanguage, ProductText>>
  readonly colourways: readonly ColourwayEntry[]
  readonly variants: readonly VariantEntry[]
  readonly price: Readonly<Record<CurrencyCode, PriceEntry>>
}

/** Minor units. `lowest30Days` (LAW-07): in a currency of the Union, while reduced; `original` is the same then. */
export type PriceEntry = { readonly current: number; readonly original: number; readonly lowest30Days?: number }

/** `average` of 1 to 5 stars with one decimal; `fits` (CAT-75): absent where nobody has said how it fits. */
export type ReviewScore = { readonly average: number; readonly count: number; readonly fits?: FitCounts }

/** CAT-66: by product; what has no reviews is missing. */
export type ReviewScores = ReadonlyMap<string, ReviewScore>

/** What a sku stands for. */
export type FoundVariant = {
  readonly product: ProductEntry
  readonly variant: VariantEntry
  readonly colourway: ColourwayEntry
}

/** What draws a product's pictures, by colour; that of goods that are no longer sold, too. */
export type PicturedProduct = {
  readonly id: string
  readonly drawing: SeedDrawingId
  readonly audience: Audience
  readonly palettes: ReadonlyMap<string, Palette>
}

/** The catalogue in memory, as it was when it was read: everything that neither a sale nor a review changes. */
export type Catalogue = {
  readonly categories: readonly CategoryEntry[]
  readonly products: readonly ProductEntry[]
  readonly categoryById: ReadonlyMap<string, CategoryEntry>
  readonly productById: ReadonlyMap<string, ProductEntry>
  readonly variantBySku: ReadonlyMap<string, FoundVariant>
  readonly picturedById: ReadonlyMap<string, PicturedProduct>
  /**
   * Pieces by sku, at most two seconds old; for listings. To sell, read the stock table in the sale's own transaction.
   */
  readonly recentStock: () => Promise<ReadonlyMap<string, number>>
  /** What the shown reviews say, at most two seconds old at `now` (epoch ms); for listings. */
  readonly recentScores: (now: number) => Promise<ReviewScores>
}
