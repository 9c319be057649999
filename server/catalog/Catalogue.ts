import type { SeedPalette, Audience, ColourFamily, SeedDrawingId } from './seed/SeedProduct.ts'
import type { CurrencyCode, Language } from './CatalogTables.ts'

export type CategoryEntry = {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  readonly dynamic: string | null
  readonly text: Readonly<Record<Language, { readonly name: string; readonly intro: string }>>
  /** Everything in it and below it, in the shop's own order. */
  readonly productIds: readonly string[]
}

export type ColourwayEntry = {
  readonly code: string
  readonly name: Readonly<Record<Language, string>>
  readonly family: ColourFamily
  readonly swatch: string
  readonly palette: SeedPalette
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
  /** CART-38: id of the product without which it is not sold. */
  readonly onlyWith?: string
  readonly isNew: boolean
  readonly isDigital: boolean
  readonly customisable: boolean
  readonly sizes: readonly { readonly code: string; readonly label: string }[]
  readonly categoryIds: readonly string[]
  readonly relatedIds: readonly string[]
  readonly text: Readonly<Record<Language, ProductText>>
  readonly colourways: readonly ColourwayEntry[]
  readonly variants: readonly VariantEntry[]
  /** Minor units. */
  readonly price: Readonly<Record<CurrencyCode, { readonly current: number; readonly original: number }>>
  readonly rating: { readonly average: number; readonly count: number }
}

/** What a sku names. */
export type FoundVariant = {
  readonly product: ProductEntry
  readonly variant: VariantEntry
  readonly colourway: ColourwayEntry
}

/** The catalogue as it stood when the server started, in memory: all that does not change with a sale. */
export type Catalogue = {
  readonly categories: readonly CategoryEntry[]
  readonly products: readonly ProductEntry[]
  readonly categoryById: ReadonlyMap<string, CategoryEntry>
  readonly productById: ReadonlyMap<string, ProductEntry>
  readonly variantBySku: ReadonlyMap<string, FoundVariant>
  /** Pieces by sku, at most two seconds old: for lists. Whoever sells reads the stock table in its own transaction. */
  readonly recentStock: () => Promise<ReadonlyMap<string, number>>
}
