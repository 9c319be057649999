import type { GiftOption } from '../../../contracts/api/entities/basket.ts'

/** What identifies a line (CART-16): product, recipe, gift option and delivery. */
export type LineIdentity = {
  readonly sku: string
  readonly recipeId: string | null
  readonly giftOption: GiftOption | null
  /** `home`, or the store it is picked up from. */
  readonly delivery: string
}

/** The key of the same line with another delivery. */
export const keyDelivered = (key: string, delivery: string): string =>
  `${key.slice(0, key.lastIndexOf('|') + 1)}${part(delivery)}`

/** CART-29: the key of the same line of another variant. */
export const keyOfVariant = (key: string, sku: string): string => `${part(sku)}${key.slice(key.indexOf('|'))}`

/** CART-33: the gift is a different line from the same product when bought. */
export const giftKey = (key: string): string => `gift|${key}`

/**
 * A line's natural key: known before the server has seen the line, the same in every tab. Total and injective: any two
 * strings of UTF-16 units may be in a line, and only the same line has the same key (decision 30).
 */
export const lineKey = ({ sku, recipeId, giftOption, delivery }: LineIdentity): string =>
  [sku, recipeId ?? '', giftOption ? giftText(giftOption) : '', delivery].map(part).join('|')

/** Only the last of the three may contain an unescaped slash, so that the parts stay distinct. */
const giftText = ({ email, to, message }: GiftOption): string =>
  [...[email, to].map((text) => text.replace(/[\\/]/g, '\\$&')), message].join('/')

/**
 * Short, well-formed text is written as in earlier builds, because their keys are in logs (they cut at 180); any other
 * text follows a sign that `encodeURIComponent` never produces.
 */
const part = (text: string): string => {
  const encoded = /\p{Surrogate}/u.test(text) ? null : encodeURIComponent(text)
  return encoded !== null && encoded.length < 180
    ? encoded
    : `=${text.replace(/[%|\0]|\p{Surrogate}/gu, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}`
}
