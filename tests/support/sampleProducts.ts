import type { LineProduct } from '../../contracts/commands.ts'

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
