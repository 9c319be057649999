import type { ColumnType } from 'kysely'
import type { Audience, ColourFamily, SeedDrawingId, SeedPalette } from './seed/SeedProduct.ts'

/** jsonb: read as a value, written as text, because the two engines treat arrays differently. */
export type Json<T> = ColumnType<T, string, string>

export type Language = 'en' | 'fr'
export type CurrencyCode = 'USD' | 'CAD' | 'GBP' | 'EUR'

export type CatalogTables = {
  category: { id: string; parent_id: string | null; slug: string; position: number; dynamic: string | null }
  category_text: { category_id: string; language: Language; name: string; intro: string }
  product: {
    id: string
    position: number
    slug: string
    drawing: SeedDrawingId
    audience: Audience
    weight_grams: number
    max_quantity: number
    /** CART-38: id of the product without which it is not sold. */
    only_with: string | null
    is_new: boolean
    is_digital: boolean
    customisable: boolean
    sizes: Json<readonly { readonly code: string; readonly label: string }[]>
    category_ids: Json<readonly string[]>
    related_ids: Json<readonly string[]>
  }
  product_text: {
    product_id: string
    language: Language
    name: string
    kind: string
    summary: string
    description: string
    details: Json<readonly string[]>
  }
  colourway: {
    product_id: string
    code: string
    position: number
    name: string
    french_name: string
    family: ColourFamily
    swatch: string
    palette: Json<SeedPalette>
  }
  /** Minor units of the currency. */
  price: { product_id: string; currency: CurrencyCode; current: number; original: number }
  variant: { sku: string; product_id: string; upc: string; colour: string; size: string }
  /** Changed only by a conditional UPDATE (`available >= wanted`). */
  stock: { sku: string; product_id: string; available: number }
  review: {
    id: string
    product_id: string
    language: Language
    rating: number
    title: string
    text: string
    nickname: string
    place: string
    written_on: string
    fit: string | null
    up_votes: number
    down_votes: number
  }
  question: {
    id: string
    product_id: string
    language: Language
    text: string
    nickname: string
    asked_on: string
    answer: string | null
    answered_by: string | null
  }
  /** CAT-25: waits for an answer; `at` in epoch ms. */
  asked_question: { id: string; product_id: string; text: string; nickname: string; email: string; at: number }
}
