import type { ProductSummary } from '../../contracts/api/entities/catalogue.ts'
import type { FavoriteProduct, LineProduct } from '../../contracts/commands/lineProduct.ts'
import { summaryToFavorite } from '../../core/domain/favorites/favorites.ts'

/** A variant as a product page hands it to the cart. */
export const sampleProduct = (sku: string, changes: Partial<LineProduct> = {}): LineProduct => ({
  sku,
  masterId: sku.split('-')[0] ?? sku,
  name: `Style ${sku}`,
  kind: 'Hiking boot',
  colour: 'MOS',
  colourName: 'Moss',
  size: '090',
  sizeLabel: '9',
  path: `/en-us/p/style-${sku}`,
  picture: `/media/${sku}.svg`,
  tint: 'moss',
  price: 10_000,
  originalPrice: 12_500,
  currency: 'USD',
  maxQuantity: 999,
  stock: 40,
  isDigital: false,
  isCustoms: false,
  ...changes,
})

/** A product as a card shows it. */
export const sampleSummary = (productId: string): ProductSummary => ({
  productId,
  slug: `style-${productId}`,
  path: `/en-us/p/style-${productId}`,
  name: `Style ${productId}`,
  kind: 'Hiking boot',
  weightGrams: 400,
  tint: 'moss',
  price: { current: 10_000, original: 12_500, currency: 'USD' },
  colourways: [
    {
      code: 'MOS',
      name: 'Moss',
      swatch: '#556b2f',
      pictures: [{ url: `/media/${productId}.svg`, alt: '' }],
      available: true,
    },
  ],
  isNew: false,
  available: true,
})

/** A product as the heart button hands it to the favorites. */
export const sampleFavorite = (productId: string): FavoriteProduct => summaryToFavorite(sampleSummary(productId))
