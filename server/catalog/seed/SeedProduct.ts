import type { Audience, ColourFamily, Palette, SeedDrawingId } from '../../storage/tables/CatalogTables.ts'

export type SeedColourway = {
  /** Two to five capitals, unique within its product. */
  readonly code: string
  readonly name: string
  readonly frenchName: string
  readonly family: ColourFamily
  readonly swatch: string
  readonly palette: Palette
}

export type SeedSize = { readonly code: string; readonly label: string }

/** Integer minor units, one figure per currency. */
export type SeedPrices = {
  readonly USD: number
  readonly CAD: number
  readonly GBP: number
  readonly EUR: number
}

export type SeedCopy = {
  readonly name: string
  readonly kind: string
  readonly summary: string
  readonly description: string
  readonly details: readonly string[]
}

export type SeedProduct = SeedCopy & {
  /** RT-01: the master id, 8 to 11 capitals or digits, the end of the product's path. */
  readonly id: string
  readonly slug: string
  readonly weightGrams: number
  readonly drawing: SeedDrawingId
  readonly audience: Audience
  readonly categoryIds: readonly string[]
  readonly colourways: readonly SeedColourway[]
  readonly sizes: readonly SeedSize[]
  readonly prices: SeedPrices
  readonly originalPrices?: SeedPrices
  readonly customisable?: true
  readonly digital?: true
  readonly maxQuantity?: number
  readonly onlyWith?: string
  readonly isNew?: true
  /** 'CODE-SIZE' of each variant that has no stock. */
  readonly soldOut?: readonly string[]
  readonly relatedIds: readonly string[]
  readonly french: SeedCopy
}

/** A 32-bit hash (FNV-1a) of a text: the same text gives the same figure on every machine. */
export const seedHash = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}
