import type { Json } from './CatalogTables.ts'

export type GalleryTables = {
  /** A shopper's file without metadata. Nothing that does not refer to it is kept for long (`retention.ts`). */
  picture: {
    id: string
    type: PictureType
    width: number
    height: number
    /** Base64. */
    content: string
    /** Epoch ms. */
    at: number
  }
  /** API-152: `name` is shown beside the pictures. */
  gallery_user: { id: string; name: string; at: number }
  gallery_medium: {
    id: string
    user_id: string
    picture_id: string | null
    /** Of the seed: drawn instead of uploaded. */
    drawn: Json<Scene> | null
    width: number
    height: number
    caption: string
    /** Of the caption: ISO 639-1. */
    language: string
    /** The products that the picture shows. */
    product_ids: Json<readonly string[]>
    status: MediumStatus
    /** Epoch ms. */
    status_at: number
    at: number
  }
  /** The streams and categories of the media. A product's stream has the product's id. */
  gallery_label: { kind: 'stream' | 'category'; label: string; medium_id: string }
  /** API-149 */
  gallery_report: { id: string; medium_id: string; reason: string | null; at: number }
}

/** Only what the shop has looked at is shown. */
export type MediumStatus = 'waiting' | 'shown' | 'hidden'

/** What a shopper's picture may be. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A drawn picture: a product outdoors. `seed` makes its hills. */
export type Scene = {
  readonly productId: string
  readonly colour: string
  readonly view: 1 | 2
  readonly weather: 'clear' | 'dusk' | 'mist' | 'snow'
  readonly seed: string
}
