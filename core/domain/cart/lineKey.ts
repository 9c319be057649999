import type { GiftOption } from '../../../contracts/api/basket.ts'

/** What makes a line the same line (CART-16): product, recipe, gift option and delivery. */
export type LineIdentity = {
  readonly sku: string
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** `home`, or the store it is picked up from. */
  readonly delivery: string
}

/** A line's natural key: known before the server has seen the line, the same in every tab. */
export const lineKey = ({ sku, recipeId, giftOption, delivery }: LineIdentity): string =>
  [sku, recipeId ?? '', giftOption ? `${giftOption.email}/${giftOption.to}/${giftOption.message}` : '', delivery]
    .map((part) => encodeURIComponent(part).slice(0, 180))
    .join('|')
