import type { GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ProductText } from '../../kit/Catalogue.ts'
import type {
  Audience,
  ColourFamily,
  CurrencyCode,
  Palette,
  SeedDrawingId,
} from '../../storage/tables/CatalogTables.ts'

/** The catalogue as files hold it. What is withdrawn is no longer sold, but orders and reviews of it remain. */
export type CatalogueGoods = {
  readonly categories: readonly CategoryGoods[]
  readonly products: readonly ProductGoods[]
}

/** By language; English is there, and stands for those that are not, in `en-us` (I18N-08) for each empty field. */
export type Texts<Text> = Readonly<Partial<Record<GoodsLanguage, Text>>>

export type CategoryFacts = { readonly parentId: string | null; readonly slug: string; readonly dynamic: string | null }

export type CategoryText = { readonly name: string; readonly intro: string }

export type CategoryGoods = CategoryFacts & {
  readonly id: string
  readonly position: number
  readonly texts: Texts<CategoryText>
}

export type ProductFacts = {
  readonly slug: string
  readonly drawing: SeedDrawingId
  readonly audience: Audience
  readonly weightGrams: number
  readonly maxQuantity: number
  readonly onlyWith: string | null
  readonly isNew: boolean
  readonly isDigital: boolean
  readonly customisable: boolean
  readonly categoryIds: readonly string[]
  readonly relatedIds: readonly string[]
}

export type ProductGoods = ProductFacts & {
  readonly id: string
  readonly position: number
  readonly isWithdrawn: boolean
  readonly texts: Texts<ProductText>
  /** Minor units. */
  readonly prices: Readonly<Record<CurrencyCode, { readonly current: number; readonly original: number }>>
  readonly colourways: readonly ColourGoods[]
  readonly sizes: readonly { readonly code: string; readonly label: string }[]
  readonly variants: readonly VariantGoods[]
}

export type ColourFacts = {
  readonly family: ColourFamily
  readonly swatch: string
  readonly palette: Palette | null
  /** Ids of uploaded pictures, in their order. */
  readonly pictures: readonly string[]
}

export type ColourGoods = Omit<ColourFacts, 'palette'> & {
  readonly code: string
  readonly position: number
  readonly palette: Palette
  readonly names: Texts<string>
}

export type VariantGoods = {
  readonly sku: string
  readonly upc: string
  readonly colour: string
  readonly size: string
  readonly isWithdrawn: boolean
  /** Pieces in the warehouse; null = what there is stays. */
  readonly stock: number | null
}

export const currencies: readonly CurrencyCode[] = ['USD', 'CAD', 'GBP', 'EUR']
