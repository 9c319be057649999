import type { GiftOption } from '../../contracts/api/basket.ts'
import type { EarlierAdjustment } from '../cart/earlierAdjustment.ts'
import type { Json } from '../catalog/CatalogTables.ts'

export type SavedTables = {
  /** One per subject. */
  saved_list: { id: string; subject: string }
  /** `line_key`: what makes it the same thing (CART-16), delivered home. `added_at`: epoch ms. */
  saved_item: {
    list_id: string
    line_key: string
    item_id: string
    qty: number
    document: Json<SavedDocument>
    added_at: number
  }
}

export type SavedDocument = {
  readonly sku: string
  readonly recipeId?: string
  readonly giftOption?: GiftOption
  readonly agreement?: EarlierAdjustment
}
