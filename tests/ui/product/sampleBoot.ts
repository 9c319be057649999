import type { Product, Variant } from '../../../contracts/api/entities/catalogue.ts'

const price = { current: 15_840, original: 19_800, currency: 'USD' } as const

const variant = (colour: string, size: string, stock: number): Variant => {
  return { sku: `HARROWCANV-${colour}-${size}`, upc: '2560513502845', colour, size, price, stock, maxQuantity: 12 }
}

const picture = (colour: string) => [{ url: `/media/HARROWCANV-${colour}-1.svg`, alt: colour }] as const

/** A boot in two colours and two sizes: moss 9 is sold out, and slate is completely sold out. */
export const sampleBoot: Product = {
  productId: 'HARROWCANV',
  masterId: 'HARROWCANV',
  slug: 'harrow-canvas',
  path: '/en-us/p/harrow-canvas-HARROWCANV',
  name: 'Harrow Canvas',
  kind: 'Hiking boot',
  weightGrams: 530,
  tint: 'stone',
  price,
  colourways: [
    { code: 'SLAT', name: 'Slate', swatch: '#56606a', pictures: picture('SLAT'), available: false },
    { code: 'MOSS', name: 'Moss', swatch: '#5d6242', pictures: picture('MOSS'), available: true },
  ],
  isNew: false,
  available: true,
  summary: 'Canvas above, leather below.',
  description: 'Waxed once in the workshop.',
  details: [],
  audience: 'unisex',
  categories: [],
  sizes: [
    { code: '090', label: '9' },
    { code: '095', label: '9½' },
  ],
  variants: [
    variant('SLAT', '090', 0),
    variant('SLAT', '095', 0),
    variant('MOSS', '090', 0),
    variant('MOSS', '095', 4),
  ],
  isDigital: false,
  customisable: true,
  rating: { average: 4.5, count: 2 },
  related: [],
}
