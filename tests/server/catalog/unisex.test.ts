import { describe, expect, test } from 'vitest'
import { readCatalog, searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
const list = (query: string, headers = {}) => shop.read(readCatalog, `/products/v2/catalog?${query}`, { headers })
const isUnisex = (id: string) => shop.catalogue.productById.get(id)?.audience === 'unisex'
const unisexIn = ({ products }: Awaited<ReturnType<typeof list>>) =>
  products.map(({ productId }) => productId).filter(isUnisex)

describe('unisex goods', () => {
  test.each(['10', '20', '30', '40', '50', '60', '70'])(
    'CAT-76 are in the lists of men and of women alike (leaf %s)',
    async (leaf) => {
      const [women, men] = [await list(`categoryId=20${leaf}&count=96`), await list(`categoryId=30${leaf}&count=96`)]
      expect(unisexIn(women).toSorted()).toEqual(unisexIn(men).toSorted())
    },
  )

  test.each([
    { locale: 'en-us', label: 'US 9', other: 'US 7½' },
    { locale: 'en-gb', label: 'UK 6½', other: 'UK 6½' },
    { locale: 'de-de', label: 'EU 40½', other: 'EU 40½' },
  ])(
    'CAT-76 shoes are found under the women’s size and the men’s of one foot on $locale',
    async ({ locale, label, other }) => {
      const found = async (choice: string) => {
        const listing = await list(`categoryId=2010&count=96&filters=size:${choice}`, { locale })
        const named = listing.facets.flatMap(({ values }) => values).find(({ id }) => id === choice)
        return { label: named?.label, count: named?.count, unisex: unisexIn(listing) }
      }
      const [women, men] = [await found('women-shoes-090'), await found('men-shoes-075')]
      expect(women.unisex).toContain('PLOVERROAD')
      expect(women.unisex.toSorted()).toEqual(men.unisex.toSorted())
      expect([women.label, men.label]).toEqual([label, other])
      expect((women.count ?? 0) > (men.count ?? 0)).toBe(true)
    },
  )

  test('CAT-76 shoes are under no women’s size that is not made for women', async () => {
    const { facets } = await list('categoryId=2010&count=96')
    const ids = facets.flatMap(({ values }) => values).map(({ id }) => id)
    expect(ids.filter((id) => /^women-shoes-1[2-9]/.test(id))).toEqual([])
    expect(ids).toContain('men-shoes-130')
  })

  test('CAT-76 clothes have a facet of their own in both lists, with the same goods behind each choice', async () => {
    const sizesIn = async (categoryId: string) =>
      (await list(`categoryId=${categoryId}&count=96`)).facets
        .flatMap(({ values }) => values)
        .map(({ id }) => id)
        .filter((id) => id.startsWith('unisex-clothes-'))
    const [women, men] = [await sizesIn('2000'), await sizesIn('3000')]
    expect(women.length).toBeGreaterThan(2)
    expect(women).toEqual(men)
    for (const size of women) {
      const [hers, his] = [
        await list(`categoryId=2000&count=96&filters=size:${size}`),
        await list(`categoryId=3000&count=96&filters=size:${size}`),
      ]
      expect(hers.products.map(({ productId }) => productId).every(isUnisex), size).toBe(true)
      expect(unisexIn(hers).toSorted(), size).toEqual(unisexIn(his).toSorted())
    }
  })

  test.each(['women’s road shoe', 'men’s road shoe'])('CAT-76 are found by a search for "%s"', async (words) => {
    const path = `${searchProducts.path}?q=${encodeURIComponent(words)}&count=96`
    const { products } = await shop.read(searchProducts, path)
    expect(products.map(({ productId }) => productId)).toContain('PLOVERROAD')
  })
})
