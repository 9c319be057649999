import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { suggest } from '../../../contracts/api/catalogue/suggestApi.ts'
import { wordMatch } from '../../../server/search/searchHandlers.ts'
import { wordsOf } from '../../../server/search/searchIndex.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const shop = await closeAfterAll(sampleShop())

const search = (q: string, locale = 'en-us') =>
  shop.read(searchProducts, `/products/v2/search/productSearch?q=${encodeURIComponent(q)}&count=96`, {
    headers: { locale },
  })

describe('the results', () => {
  test('CAT-02 finds by kind, in any case and number, and forgives a slip', async () => {
    const right = await search('hiking boots')
    expect(right.total).toBeGreaterThan(5)
    for (const typed of ['HIKING BOOT', 'hikng boots', 'hiking botos'])
      expect((await search(typed)).total).toBe(right.total)
  })

  test('CAT-02 a product is found first by its own name', async () => {
    for (const product of shop.catalogue.products.filter((_, n) => n % 15 === 0)) {
      const { products } = await search(product.text.en.name)
      expect(products.slice(0, 4).map(({ productId }) => productId)).toContain(product.id)
    }
  })

  test('CAT-02 searches French words on a French site', async () => {
    expect((await search('bonnet', 'fr-fr')).total).toBeGreaterThan(0)
    const { products } = await search('polaires', 'fr-ca')
    expect(products.length).toBeGreaterThan(3)
    expect(products.every(({ path }) => path.startsWith('/fr-ca/'))).toBe(true)
  })

  test('CAT-02 nothing found is an empty list, and no text breaks anything', async () => {
    for (const q of ['', '   ', 'zzzzqqqq', "'; drop table product; --", '%', '\\', '(.*)+', '😀', 'a'.repeat(200)]) {
      const listing = await search(q)
      expect(Array.isArray(listing.products)).toBe(true)
    }
    expect((await search('zzzzqqqq')).total).toBe(0)
    expect((await shop.call('GET', `/products/v2/search/productSearch?q=${'a'.repeat(201)}`)).status).toBe(400)
  })
})

describe('suggestions', () => {
  test('CAT-02 suggests at most six of each, each beginning with what was typed', async () => {
    const json = await shop.read(suggest, '/products/v2/search/autoSuggest?q=fle')
    expect(json.suggestions.length).toBeGreaterThan(0)
    expect(json.suggestions.length).toBeLessThanOrEqual(6)
    expect(json.products.length).toBeLessThanOrEqual(6)
    for (const phrase of json.suggestions) expect(wordsOf(phrase).some((word) => word.startsWith('fle'))).toBe(true)
  })

  test('CAT-02 a word matches itself best, then its beginning, then a near miss, and not another word', () => {
    expect(wordMatch('boot', 'boot')).toBe(1)
    expect(wordMatch('boot', 'bo')).toBe(0.8)
    expect(wordMatch('fleece', 'fleese')).toBe(0.5)
    expect(wordMatch('boot', 'cap')).toBe(0)
    expect(wordMatch('hiking', 'hiknig')).toBe(0.5)
    expect(wordMatch('cap', 'cup')).toBe(0)
  })
})
