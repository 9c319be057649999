import { tintOf } from '../../core/domain/product/tintOf.ts'
import { quantityAllowed } from '../../core/domain/cart/quantity.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { FoundVariant } from '../kit/Catalogue.ts'
import { pictureUrl, productPath } from './productSummary.ts'
import { sizeLabel } from './sizeLabel.ts'

/** CART-05: what a line of a cart or list shows of a variant, in the caller's language. */
export const variantShown = ({ product, variant, colourway }: FoundVariant, locale: SiteLocale) => {
  const { name, kind } = product.text[locale.language]
  const query = new URLSearchParams({ colour: variant.colour, size: variant.size })
  const size = product.sizes.find(({ code }) => code === variant.size)
  return {
    productId: variant.sku,
    masterId: product.id,
    name,
    kind,
    variation: {
      colour: variant.colour,
      colourName: colourway.name[locale.language],
      size: variant.size,
      sizeLabel: size === undefined ? variant.size : sizeLabel(size, locale.language),
    },
    maxQty: quantityAllowed({ stock: Number.MAX_SAFE_INTEGER, maxQuantity: product.maxQuantity, elsewhere: 0 }),
    path: `${productPath(product, locale)}?${query}`,
    productImageURL: pictureUrl(product.id, variant.colour, 1),
    tint: tintOf(product.id, product.colourways[0]?.palette.main ?? '#808080'),
    isDigitalProduct: product.isDigital,
  }
}
