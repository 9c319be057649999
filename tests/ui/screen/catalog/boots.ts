import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import type { Currency } from '../../../../contracts/api/wire.ts'
import type { LineProduct } from '../../../../contracts/commands/lineProduct.ts'
import { productToLine } from '../../../../core/domain/product/productToLine.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'

export const bootPath = 'p/harrow-canvas-HARROWCANV'

interface BootOptions {
  readonly locale?: string
  readonly currency?: Currency
  /** How the sizes are said, by their codes. */
  readonly sizes?: Readonly<Record<string, string>>
  /** LAW-07: of the last 30 days, minor units. */
  readonly lowest?: number
}

/** A boot in moss and slate, in stock in every size, as a site sells it. */
export const bootOf = ({
  locale = 'en-us',
  currency = 'USD',
  sizes = { '080': 'US 8', '090': 'US 9' },
  lowest,
}: BootOptions = {}): Product => {
  const price = { ...sampleBoot.price, currency, ...(lowest === undefined ? {} : { lowest30Days: lowest }) }
  const [first, ...others] = sampleBoot.colourways.map((colourway) => ({ ...colourway, available: true }))
  if (first === undefined) throw new Error('The boot has no colour.')
  const colourways = [first, ...others] as const
  return {
    ...sampleBoot,
    path: `/${locale}/${bootPath}`,
    price,
    colourways,
    sizes: Object.entries(sizes).map(([code, label]) => ({ code, label })),
    variants: colourways.flatMap(({ code: colour }) =>
      Object.keys(sizes).map((size) => ({
        sku: `HARROWCANV-${colour}-${size}`,
        upc: '2560513502845',
        colour,
        size,
        price,
        stock: 40,
        maxQuantity: 12,
      })),
    ),
  }
}

/** Its variants, for the shop that puts them into a cart. */
export const linesOf = (product: Product): readonly LineProduct[] =>
  product.variants.map((variant) => productToLine(product, variant))
