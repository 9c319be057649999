import { lineKey } from '../../core/domain/cart/lineKey.ts'
import type { BasketLine } from './BasketDocument.ts'

/** CART-16: lines with the same key are one line. */
export const keyOf = ({ sku, recipeId, giftOption, pickupStoreId }: BasketLine): string =>
  lineKey({ sku, recipeId: recipeId ?? null, giftOption: giftOption ?? null, delivery: pickupStoreId ?? 'home' })

/** CART-24: what an agent has promised on either of two lines that become one. */
export const agreedOn = (first: BasketLine, second: BasketLine): Pick<BasketLine, 'adjustment'> => {
  const adjustment = first.adjustment ?? second.adjustment
  return adjustment ? { adjustment } : {}
}
