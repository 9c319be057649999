import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { says } from '../openScreen.tsx'
import type { FixedAnswer } from '../openScreen.tsx'

/** A product in one colour and one size; what the simulated shop sells is and B-1. */
export const piece = (productId: string, sku: string, { stock = 40, maxQuantity = 12 } = {}): Product => {
  const { colourways, price } = sampleBoot
  return {
    ...sampleBoot,
    productId,
    masterId: productId,
    slug: `style-${productId}`,
    path: `/en-us/p/style-${productId}`,
    name: `Style ${productId}`,
    colourways: [colourways[1] ?? colourways[0]],
    sizes: [{ code: '090', label: '9' }],
    variants: [{ sku, upc: '2560513502845', colour: 'MOSS', size: '090', price, stock, maxQuantity }],
  }
}

/** Every product that is asked about, by its id. */
export const sells = (...products: readonly Product[]): FixedAnswer =>
  says(readProduct, ({ params }) => {
    const found = products.find(({ productId }) => productId === params.productId)
    if (!found) throw new Error(`Nobody sells ${params.productId}.`)
    return found
  })
