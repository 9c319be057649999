import { describe, expect, test } from 'vitest'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { duplicatesIn } from './support/duplicatesIn.ts'

const copies = seedProducts.flatMap((product) => [product, product.french])
const texts = copies.flatMap(({ name, kind, summary, description, details }) => [
  name,
  kind,
  summary,
  description,
  ...details,
])

describe('ids', () => {
  test('CAT-01 the catalogue has at least 164 products, of all audiences and all drawings', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(164)
    expect([...new Set(seedProducts.map(({ audience }) => audience))].sort()).toEqual([
      'kids',
      'men',
      'unisex',
      'women',
    ])
    expect(new Set(seedProducts.map(({ drawing }) => drawing)).size).toBe(16)
  })

  test('RT-01 every master id ends a product path and no id or slug is used twice', () => {
    for (const { id, slug } of seedProducts) {
      expect(`/en-us/p/${slug}-${id}`).toMatch(/^\/[a-z]{2}-[a-z]{2}\/p\/[a-z0-9]+(?:-[a-z0-9]+)*-[A-Z0-9]{8,11}$/)
    }
    expect(duplicatesIn(seedProducts.map(({ id }) => id))).toEqual([])
    expect(duplicatesIn(seedProducts.map(({ slug }) => slug))).toEqual([])
  })

  test('CAT-04 every colourway is complete and its code and name are its own within the product', () => {
    for (const { id, colourways } of seedProducts) {
      expect(colourways.length, id).toBeGreaterThanOrEqual(2)
      expect(colourways.length, id).toBeLessThanOrEqual(4)
      expect(duplicatesIn(colourways.map(({ code }) => code)), id).toEqual([])
      expect(duplicatesIn(colourways.map(({ name }) => name)), id).toEqual([])
      for (const { code, frenchName, swatch, palette } of colourways) {
        expect(code).toMatch(/^[A-Z]{2,5}$/)
        expect(frenchName).not.toBe('')
        for (const hex of [swatch, ...Object.values(palette)]) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
        expect(Object.keys(palette)).toHaveLength(7)
      }
    }
  })
})

describe('words', () => {
  test('CAT-04 every product is described in its own words, in English and in French', () => {
    for (const field of ['summary', 'description'] as const) {
      expect(duplicatesIn(seedProducts.map((product) => product[field]))).toEqual([])
      expect(duplicatesIn(seedProducts.map((product) => product.french[field]))).toEqual([])
    }
    const sentences = copies.flatMap(({ description }) => description.split(/(?<=[.;])\s/))
    expect(duplicatesIn(sentences)).toEqual([])
  })

  test('CAT-04 every product has two to four sentences and three to six facts in both languages', () => {
    for (const { name, description, details } of copies) {
      const sentences = description.split(/(?<=\.)\s+(?=\p{Lu})/u).length
      expect(sentences, name).toBeGreaterThanOrEqual(2)
      expect(sentences, name).toBeLessThanOrEqual(4)
      expect(details.length, name).toBeGreaterThanOrEqual(3)
      expect(details.length, name).toBeLessThanOrEqual(6)
      expect(duplicatesIn(details.map((fact) => fact.split(':')[0] ?? '')), name).toEqual([])
      for (const fact of details) expect(fact, name).toMatch(/^[^:]+: ./)
    }
    for (const { details, french } of seedProducts) expect(french.details).toHaveLength(details.length)
  })

  test('no text shouts, fills space or borrows a name', () => {
    for (const text of texts)
      expect(text).not.toMatch(/!|lorem|product \d|gore-?tex|vibram|primaloft|polartec|cordura|\boops\b/i)
  })
})

describe('prices', () => {
  test('CAT-04 the products of the pictures have their prices', () => {
    const priced = Object.fromEntries(seedProducts.map(({ name, prices }) => [name, prices.USD]))
    expect(priced).toMatchObject({
      'Harrow Mid': 22_800,
      'Scree Trail Runner': 14_800,
      'Weatherglass Shell': 26_880,
      'Drover Fleece': 12_400,
      'Cornice Approach': 16_400,
      'Rime Beanie': 2_400,
      'Drover Sock': 2_200,
      'Switchback Cap': 2_000,
    })
    expect(seedProducts.find(({ name }) => name === 'Rime Beanie')?.originalPrices?.USD).toBe(3_000)
  })

  test('CAT-04 prices are whole minor units above 0 and a reduced price is below the original one', () => {
    for (const { id, prices, originalPrices } of seedProducts) {
      for (const currency of ['USD', 'CAD', 'GBP', 'EUR'] as const) {
        expect(Number.isSafeInteger(prices[currency]) && prices[currency] > 0, id).toBe(true)
        if (originalPrices) expect(originalPrices[currency], id).toBeGreaterThan(prices[currency])
      }
    }
    const share = seedProducts.filter(({ originalPrices }) => originalPrices).length / seedProducts.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.22)
  })
})

test('CAT-30 every product names three or four others of the catalogue as related', () => {
  const ids = new Set(seedProducts.map(({ id }) => id))
  for (const { id, relatedIds } of seedProducts) {
    expect(relatedIds.length, id).toBeGreaterThanOrEqual(3)
    expect(relatedIds.length, id).toBeLessThanOrEqual(4)
    expect(duplicatesIn([id, ...relatedIds])).toEqual([])
    expect(
      relatedIds.filter((related) => !ids.has(related)),
      id,
    ).toEqual([])
  }
})

test('CAT-30 what completes a look is no second one of the same', () => {
  const drawingOf = new Map(seedProducts.map(({ id, drawing }) => [id, drawing]))
  for (const { id, drawing, relatedIds } of seedProducts)
    expect(
      relatedIds.map((related) => drawingOf.get(related)),
      id,
    ).not.toContain(drawing)
})

test('CAT-04 only the gift cards are digital and weigh nothing', () => {
  for (const { id, drawing, digital, weightGrams } of seedProducts) {
    expect(digital === true, id).toBe(drawing === 'giftcard')
    expect(weightGrams > 0, id).toBe(drawing !== 'giftcard')
  }
})
