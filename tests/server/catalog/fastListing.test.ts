import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { readFilters } from '../../../server/catalog/filters.ts'
import { listing } from '../../../server/catalog/listing.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { filterOf, plainCount, plainIds } from './plainListing.ts'

const storage = await openFilledStorage()
afterAll(() => storage.close())
await importSeed(storage.db, firstSeed)
const { products, ...catalogue } = await loadCatalogue(storage.db)
const stock = await catalogue.recentStock()
const scores = await catalogue.recentScores(0)

const some = <T>(list: readonly T[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...list), { maxLength })
const filters = fc
  .record({
    size: some(['men-shoes-090', 'women-shoes-075', 'unisex-clothes-M', 'men-clothes-L', '090', 'M', 'OS', 'no'], 3),
    colour: some(['green', 'brown', 'grey', 'blue', 'red', 'black', 'no'], 3),
    price: some(['0-5000', '5000-10000', '10000-20000', '20000-', '4000-4500'], 2),
    availability: some(['in-stock'], 1),
  })
  .map((chosen) =>
    Object.entries(chosen)
      .map(([name, values]) => `${name}:${values.join(',')}`)
      .join(';'),
  )

test('CAT-01 one pass over any list gives the same products, order and counts as product by product', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...products], { minLength: 1 }),
      filters,
      fc.constantFrom('featured', 'newest', 'price-up', 'price-down', 'rating'),
      fc.constantFrom(...locales),
      (list, text, sort, locale) => {
        const chosen = readFilters(text)
        const { currency } = locale
        const found = listing(list, { filters: text, sort, count: 96 }, locale, stock, scores)
        const ids = plainIds(list, chosen, sort, currency, stock, scores)
        expect([found.total, found.products.map(({ productId }) => productId)]).toEqual([ids.length, ids.slice(0, 96)])
        for (const facet of found.facets)
          for (const { id, count } of facet.values)
            expect([facet.id, id, count]).toEqual([
              facet.id,
              id,
              plainCount(list, chosen, filterOf(facet.id, id), currency, stock),
            ])
      },
    ),
    { numRuns: 60 },
  )
})
