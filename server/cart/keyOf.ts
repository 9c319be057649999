import { lineKey } from '../../core/domain/cart/lineKey.ts'
import type { BasketLine } from './BasketDocument.ts'

/** CART-16: lines with the same key are one line. */
export const keyOf = ({ sku, recipeId, giftOption, pickupStoreId }: BasketLine): string =>
  lineKey({ sku, recipeId: recipeId ?? null, giftOption: giftOption ?? null, delivery: pickupStoreId ?? 'home' })
