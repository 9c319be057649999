import { describe, expect, test } from 'vitest'
import { seedProducts, seedVariants } from '../../../server/catalog/seed/seedCatalogue.ts'
import { duplicatesIn } from './support/duplicatesIn.ts'

const variants = seedProducts.flatMap(seedVariants)

describe('the variants of a product', () => {
  test('CAT-07 are one for each colourway in each size, with no sku or upc twice', () => {
    for (const product of seedProducts) {
      expect(seedVariants(product)).toHaveLength(product.colourways.length * product.sizes.length)
      expect(duplicatesIn(product.sizes.map(({ code }) => code)), product.id).toEqual([])
    }
    expect(duplicatesIn(variants.map(({ sku }) => sku))).toEqual([])
    expect(duplicatesIn(variants.map(({ upc }) => upc))).toEqual([])
  })

  test('CAT-04 have a upc of 13 digits, of which the last checks the others', () => {
    for (const { upc } of variants) {
      expect(upc).toMatch(/^\d{13}$/)
      const sum = Array.from(upc).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0)
      expect(sum % 10, upc).toBe(0)
    }
  })

  test('CAT-07 are the same when they are asked for twice', () => {
    for (const product of seedProducts) expect(seedVariants(product)).toEqual(seedVariants(product))
  })
})

describe('the stock of the variants', () => {
  test('CAT-07 is mostly 12 to 160, sometimes one or two, sometimes none', () => {
    const stocks = variants.map(({ stock }) => stock).filter((stock) => stock !== 9_999)
    const share = (fits: (stock: number) => boolean) => stocks.filter(fits).length / stocks.length
    expect(stocks.every((stock) => Number.isInteger(stock) && stock >= 0 && stock <= 160)).toBe(true)
    expect(share((stock) => stock >= 12)).toBeGreaterThan(0.7)
    expect(share((stock) => stock === 1 || stock === 2)).toBeGreaterThan(0.04)
    expect(share((stock) => stock === 0)).toBeGreaterThan(0.04)
  })

  test('CAT-07 is none for those that are sold out: some variants, some colourways, at least one product', () => {
    for (const product of seedProducts) {
      const skus = seedVariants(product).map(({ sku }) => sku)
      const gone = seedVariants(product)
        .filter(({ stock }) => stock === 0)
        .map(({ sku }) => sku)
      for (const combination of product.soldOut ?? []) {
        expect(skus).toContain(`${product.id}-${combination}`)
        expect(gone).toContain(`${product.id}-${combination}`)
      }
    }
    const emptied = seedProducts.filter((product) => seedVariants(product).every(({ stock }) => stock === 0))
    expect(emptied.length).toBeGreaterThanOrEqual(1)
    const withEmptyWay = seedProducts.filter((product) =>
      product.colourways.some(({ code }) =>
        seedVariants(product).every(({ colour, stock }) => colour !== code || stock === 0),
      ),
    )
    expect(withEmptyWay.length).toBeGreaterThanOrEqual(5)
  })
})
