import { lineKey } from '../../core/domain/cart/lineKey.ts'
import type { BasketLine } from '../storage/tables/BasketTables.ts'

/** CART-16: lines with the same key are one line. */
export const keyOf = ({ sku, recipeId, giftOption, pickupStoreId }: BasketLine): string =>
  lineKey({ sku, recipeId: recipeId ?? null, giftOption: giftOption ?? null, delivery: pickupStoreId ?? 'home' })

/** CART-24: the adjustment of a line merged from two: whichever of them has one. */
export const agreedOn = (first: BasketLine, second: BasketLine): Pick<BasketLine, 'adjustment'> => {
  const adjustment = first.adjustment ?? second.adjustment
  return adjustment ? { adjustment } : {}
}
