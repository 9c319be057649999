import type { GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ModerationState } from '../../../contracts/api/operator/moderatedItem.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Vote } from '../../../contracts/api/catalogue/reviewApi.ts'
import type { ReviewFit } from '../../../contracts/api/entities/review.ts'

/** jsonb: read as a value but written as text, because the two engines treat arrays differently. */
export type Json<T> = ColumnType<T, string, string>

export type Language = 'en' | 'fr' | 'de' | 'it' | 'es'
/** By language, as far as there are any. Left out: none. */
export type OtherNames<Name extends string = Language> = ColumnType<
  Readonly<Partial<Record<Name, string>>>,
  string | undefined,
  string
>
export type CurrencyCode = 'USD' | 'CAD' | 'GBP' | 'EUR'

export type CatalogTables = {
  category: { id: string; parent_id: string | null; slug: string; position: number; dynamic: string | null }
  category_text: { category_id: string; language: GoodsLanguage; name: string; intro: string }
  product: {
    id: string
    position: number
    slug: string
    drawing: SeedDrawingId
    audience: Audience
    weight_grams: number
    max_quantity: number
    /** CART-38: id of the product with which it must be sold. */
    only_with: string | null
    is_new: boolean
    is_digital: boolean
    customisable: boolean
    sizes: Json<readonly { readonly code: string; readonly label: string }[]>
    category_ids: Json<readonly string[]>
    related_ids: Json<readonly string[]>
    /** OPS-24: no longer sold; orders and reviews of it remain. */
    withdrawn: Generated<boolean>
  }
  product_text: {
    product_id: string
    language: GoodsLanguage
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
    /** In the other languages, `en-us` among them. */
    names: OtherNames<GoodsLanguage>
    family: ColourFamily
    swatch: string
    palette: Json<Palette>
    /** Ids in `shop_picture`, in their order; without any, its drawing is shown. */
    pictures: ColumnType<readonly string[], string | undefined, string>
  }
  /** Of each part of the seed: which translations this database was filled with. */
  seeded_translation: { part: string; digest: string }
  /** Minor units of the currency. */
  price: { product_id: string; currency: CurrencyCode; current: number; original: number }
  /** LAW-07: written whenever a price is set (`notePrices`); `current` in minor units, `at` in epoch ms. */
  price_change: { product_id: string; currency: CurrencyCode; current: number; at: number }
  variant: {
    sku: string
    product_id: string
    upc: string
    colour: string
    size: string
    withdrawn: Generated<boolean>
  }
  /** One row: how often the catalogue was changed. */
  catalogue_version: { id: string; version: number }
  /** CAT-08: `place` orders the sets of a product, `position` the pieces of a set. */
  product_set_piece: { set_id: string; product_id: string; place: number; position: number }
  /** Changed only by a conditional UPDATE (`available >= wanted`). */
  stock: { sku: string; product_id: string; available: number }
  /** CAT-09: waits for the variant; `email` in lower case, `at` in epoch ms. */
  stock_notice: { sku: string; email: string; product_id: string; locale: string; at: number }
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
    fit: ReviewFit | null
    up_votes: number
    down_votes: number
    /** Epoch ms; null = shown. */
    hidden_at: Generated<number | null>
  }
  /** DLG-20: a review as it was sent, while that matters; `published`: it is in `review`, too. Times in epoch ms. */
  written_review: {
    state: Generated<ModerationState>
    decided_at: Generated<number | null>
    id: string
    product_id: string
    locale: string
    rating: number
    title: string
    text: string
    fit: ReviewFit | null
    nickname: string
    email: string
    at: number
  }
  /** DLG-20: of a review, waiting or shown; `picture_id` in `picture`. */
  review_photo: { id: string; review_id: string; picture_id: string; position: number }
  /** CAT-22 */
  review_translation: { review_id: string; language: Language; title: string; text: string }
  /** CAT-21, CAT-24: one per voter; `subject` = a review or an answer, `at` in epoch ms. */
  review_vote: { subject: string; voter: string; vote: Vote; at: number }
  review_flag: { review_id: string; flagger: string; reason: string | null; at: number }
  question: {
    id: string
    product_id: string
    language: Language
    text: string
    nickname: string
    asked_on: string
    answer: string | null
    answered_by: string | null
    /** Epoch ms; null = shown. */
    hidden_at: Generated<number | null>
  }
  /** CAT-25: a question as it was sent, as `written_review` has a review; `published`: it is also in `question`. */
  asked_question: {
    state: Generated<ModerationState>
    decided_at: Generated<number | null>
    id: string
    product_id: string
    text: string
    nickname: string
    email: string
    at: number
    locale: Generated<string | null>
  }
}

/** Which silhouette draws the product. */
export type SeedDrawingId =
  | 'boot'
  | 'runner'
  | 'approach'
  | 'sandal'
  | 'shell'
  | 'puffer'
  | 'fleece'
  | 'trousers'
  | 'shorts'
  | 'tee'
  | 'cap'
  | 'beanie'
  | 'sock'
  | 'gloves'
  | 'backpack'
  | 'giftcard'

/** The seven colours of a colourway, each as `#rrggbb`. Every drawing derives its light and shade from them. */
export type Palette = {
  readonly main: string
  readonly second: string
  readonly accent: string
  readonly sole: string
  readonly lining: string
  readonly lace: string
  readonly metal: string
}

/** The choices of the colour facet. */
export type ColourFamily = 'green' | 'brown' | 'grey' | 'blue' | 'red' | 'yellow' | 'black' | 'white' | 'purple'

export type Audience = 'men' | 'women' | 'kids' | 'unisex'
