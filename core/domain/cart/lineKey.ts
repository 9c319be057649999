import type { GiftOption } from '../../../contracts/api/basket.ts'

/** What makes a line the same line (CART-16): product, recipe, gift option and delivery. */
export type LineIdentity = {
  readonly sku: string
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** `home`, or the store it is picked up from. */
  readonly delivery: string
}

const part = (text: string): string => encodeURIComponent(text).slice(0, 180)

/** The key of the same line delivered otherwise. */
export const keyDelivered = (key: string, delivery: string): string => `${key.slice(0, key.lastIndexOf('|') + 1)}${part(delivery)}`

/** CART-29: the key of the same line of another variant. */
export const keyOfVariant = (key: string, sku: string): string => `${part(sku)}${key.slice(key.indexOf('|'))}`

/** CART-33: the gift is another line than the same product bought. */
export const giftKey = (key: string): string => `gift|${key}`

/** A line's natural key: known before the server has seen the line, the same in every tab. */
export const lineKey = ({ sku, recipeId, giftOption, delivery }: LineIdentity): string =>
  [sku, recipeId ?? '', giftOption ? `${giftOption.email}/${giftOption.to}/${giftOption.message}` : '', delivery]
    .map(part)
    .join('|')
