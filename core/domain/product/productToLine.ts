import type { Product, Variant } from '../../../contracts/api/entities/catalogue.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'

/**
 * What the cart must know of a variant to show its line before the server has seen it. `isMade`: made to order, so it
 * is shipped as `customs` only (SHIP-06).
 */
export const productToLine = (product: Product, variant: Variant, isMade = false): LineProduct => {
  const colourway = product.colourways.find(({ code }) => code === variant.colour) ?? product.colourways[0]
  return {
    sku: variant.sku,
    masterId: product.masterId,
    name: product.name,
    kind: product.kind,
    colour: variant.colour,
    colourName: colourway.name,
    size: variant.size,
    sizeLabel: product.sizes.find(({ code }) => code === variant.size)?.label ?? variant.size,
    path: product.path,
    picture: colourway.pictures[0].url,
    tint: product.tint,
    price: variant.price.current,
    originalPrice: variant.price.original,
    currency: variant.price.currency,
    maxQuantity: variant.maxQuantity,
    stock: variant.stock,
    isDigital: product.isDigital,
    isCustoms: isMade && product.customisable,
  }
}
