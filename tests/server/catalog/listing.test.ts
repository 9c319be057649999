import type { Listing } from '../../../contracts/api/entities/catalogue.ts'
import { readCatalog } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readRecommendations } from '../../../contracts/api/catalogue/productApi.ts'
import { describe, expect, test } from 'vitest'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

const list = (query: string, headers = {}) => shop.read(readCatalog, `/products/v2/catalog?${query}`, { headers })
const facet = (listing: Listing, id: string) =>
  listing.facets.filter((entry) => entry.id === id).flatMap(({ values }) => values)

describe('API-133 a category', () => {
  test('CAT-01 a category has everything in it and below it, 48 to a page', async () => {
    const listing = await list('categoryId=1000')
    expect(listing.total).toBe(shop.catalogue.categoryById.get('1000')?.productIds.length)
    expect(listing.products).toHaveLength(48)
    expect(listing.category).toMatchObject({ categoryId: '1000', name: 'Footwear', path: '/en-us/c/footwear-1000' })
    const next = await list('categoryId=1000&start=48')
    expect(next.products).toHaveLength(listing.total - 48)
    const ids = [...listing.products, ...next.products].map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(listing.total)
  })

  test('CAT-01 an unknown list answers PLP400', async () => {
    const answer = await shop.call('GET', '/products/v2/catalog?categoryId=9999')
    expectRefusal(answer, 404, 'PLP400')
  })
})

describe('ratings', () => {
  const shownReviews = () => shop.storage.db.selectFrom('review').selectAll().where('hidden_at', 'is', null).execute()

  test('CAT-66 each product has the average and number of its shown reviews, and no rating without any', async () => {
    const reviews = await shownReviews()
    const { products } = await list('categoryId=1000&count=96')
    for (const { productId, rating } of products) {
      const stars = reviews.flatMap((review) => (review.product_id === productId ? [review.rating] : []))
      const average = Math.round((stars.reduce((total, each) => total + each, 0) / stars.length) * 10) / 10
      expect(rating).toEqual(stars.length === 0 ? undefined : { average, count: stars.length })
    }
    expect(products.some(({ rating }) => rating === undefined)).toBe(true)
    expect(products.some(({ rating }) => rating !== undefined)).toBe(true)
  })

  test('CAT-66 recommendations say from how many reviews their score comes', async () => {
    const reviews = await shownReviews()
    const { items } = await shop.read(readRecommendations, '/products/v1/widgetRecommendations?count=12')
    for (const { id, rating } of items)
      expect(rating.count).toBe(reviews.filter(({ product_id: product }) => product === id).length)
  })
})

describe('a choice of colours', () => {
  const families = ['black', 'brown', 'green', 'red', 'blue', 'grey']
  const sizes = ['070', '080', '090', '100', '110', '120']
  const choices = sizes.flatMap((size) => families.map((family) => [size, [family, 'green', 'brown']] as const))

  test('CAT-65 each product comes first in a colourway that the choice leaves, and is led to in it', async () => {
    const stock = await shop.storage.db.selectFrom('stock').selectAll().execute()
    const inStock = new Set(stock.flatMap(({ sku, available }) => (available > 0 ? [sku] : [])))
    let moved = 0
    let soldOutBefore = 0
    for (const [size, chosen] of choices) {
      const filters = `size:men-shoes-${size};colour:${chosen.join()};availability:in-stock`
      const { products } = await list(`categoryId=1000&count=96&filters=${filters}`)
      for (const { productId, path, colourways } of products) {
        const entry = shop.catalogue.productById.get(productId)
        const isLeft = (code: string) =>
          entry?.variants.some((each) => each.colour === code && each.size === size && inStock.has(each.sku)) === true
        const ofFamily = entry?.colourways.filter(({ family }) => chosen.includes(family)).map(({ code }) => code) ?? []
        expect(colourways[0].code).toBe(ofFamily.find(isLeft))
        expect(path).toMatch(new RegExp(`-${productId}\\?colour=${colourways[0].code}$`))
        expect(colourways).toHaveLength(entry?.colourways.length ?? 0)
        moved += Number(colourways[0].code !== entry?.colourways[0]?.code)
        soldOutBefore += Number(colourways[0].code !== ofFamily[0])
      }
    }
    expect(moved).toBeGreaterThan(0)
    expect(soldOutBefore).toBeGreaterThan(0)
  })

  test('CAT-65 the ground behind a product does not change with it', async () => {
    const tints = new Map(
      (await list('categoryId=1000&count=96')).products.map(({ productId, tint }) => [productId, tint]),
    )
    for (const { productId, tint } of (await list('categoryId=1000&count=96&filters=colour:red')).products)
      expect(tint).toBe(tints.get(productId))
  })

  test('CAT-65 without one the shop’s own first colourway stays, and the path names none', async () => {
    for (const { productId, path, colourways } of (await list('categoryId=1010')).products) {
      expect(colourways[0].code).toBe(shop.catalogue.productById.get(productId)?.colourways[0]?.code)
      expect(path).not.toContain('?')
    }
  })
})

describe('the facets', () => {
  test('CAT-01 the count next to a choice is the number of products that choosing it shows', async () => {
    const before = await list('categoryId=1010&filters=size:090;price:20000-')
    for (const id of ['size', 'colour', 'availability']) {
      for (const choice of facet(before, id)
        .filter(({ selected }) => !selected)
        .slice(0, 4)) {
        const kept = id === 'size' ? 'price:20000-' : 'size:090;price:20000-'
        const after = await list(`categoryId=1010&filters=${kept};${id}:${choice.id}`)
        expect(after.total, `${id} ${choice.id}`).toEqual(choice.count)
      }
    }
  })

  test('CAT-01 a facet ignores its own choice and obeys the others', async () => {
    const open = await list('categoryId=1000')
    const sized = await list('categoryId=1000&filters=size:men-shoes-130')
    expect(facet(sized, 'size').map(({ id, count }) => [id, count])).toEqual(
      facet(open, 'size').map(({ id, count }) => [id, count]),
    )
    expect(facet(sized, 'size').find(({ id }) => id === 'men-shoes-130')?.selected).toBe(true)
    const sum = (listing: Listing) => facet(listing, 'colour').reduce((total, { count }) => total + count, 0)
    expect(sum(sized)).toBeLessThan(sum(open))
  })

  test.each([
    { locale: 'en-us', men: 'Men’s shoe size', women: 'Women’s shoe size', label: 'US 9' },
    { locale: 'en-gb', men: 'Men’s shoe size', women: 'Women’s shoe size', label: 'UK 8' },
    { locale: 'de-de', men: 'Schuhgröße Herren', women: 'Schuhgröße Damen', label: 'EU 42' },
    { locale: 'it-it', men: 'Numero scarpe uomo', women: 'Numero scarpe donna', label: 'IT 42' },
  ])('CAT-60 men’s and women’s sizes are facets of their own on $locale', async ({ locale, men, women, label }) => {
    const { facets } = await list('categoryId=1010', { locale })
    const sizes = facets.filter(({ id }) => id === 'size')
    expect(sizes.map((each) => each.label).slice(0, 2)).toEqual([men, women])
    const boxOf = (title: string, id: string) =>
      sizes
        .find((each) => each.label === title)
        ?.values.find((value) => value.id === id)
        ?.label.replaceAll('\u00a0', ' ')
    expect(boxOf(men, 'men-shoes-090')).toBe(label)
    expect(boxOf(women, 'men-shoes-090')).toBeUndefined()
  })

  test('CAT-60 men’s 9 finds no women’s shoe, unless an earlier address does not say whose', async () => {
    const audiences = async (filters: string) => {
      const { products } = await list(`categoryId=1010&count=96&filters=${filters}`)
      return new Set(products.map(({ productId }) => shop.catalogue.productById.get(productId)?.audience))
    }
    expect(await audiences('size:men-shoes-090')).toEqual(new Set(['men']))
    expect(await audiences('size:women-shoes-090')).toEqual(new Set(['women']))
    expect(await audiences('size:090')).toEqual(new Set(['men', 'women']))
  })

  test('CAT-01 in stock, size and colour are asked of one and the same variant', async () => {
    const { total } = await list('categoryId=1010&filters=size:090;colour:brown;availability:in-stock')
    const stock = await shop.catalogue.recentStock()
    const fits = shop.catalogue.categoryById.get('1010')?.productIds.filter((id) => {
      const product = shop.catalogue.productById.get(id)
      return product?.variants.some(
        ({ sku, colour, size }) =>
          size === '090' &&
          (stock.get(sku) ?? 0) > 0 &&
          product.colourways.find(({ code }) => code === colour)?.family === 'brown',
      )
    })
    expect(total).toBe(fits?.length)
  })
})

describe('sorting and paging', () => {
  test('CAT-01 sorts by price both ways, newest and rating', async () => {
    const prices = async (sort: string) =>
      (await list(`categoryId=1010&sort=${sort}`)).products.map(({ price }) => price.current)
    const up = await prices('price-up')
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(await prices('price-down')).toEqual([...up].reverse())
    const newest = (await list('categoryId=1010&sort=newest')).products.map(({ isNew }) => isNew)
    expect(newest).toEqual([...newest].sort((a, b) => Number(b) - Number(a)))
    expect((await shop.call('GET', '/products/v2/catalog?categoryId=1010&sort=cheap')).status).toBe(400)
  })

  test('CAT-01 the sale holds exactly what is reduced, by name and by number', async () => {
    const sale = await list('categoryId=sale&count=96')
    expect(sale.total).toBe((await list('categoryId=7000')).total)
    expect(sale.products.every(({ price }) => price.current < price.original)).toBe(true)
  })

  test('CAT-01 nonsense in filters, start and count is clamped or left out', async () => {
    const listing = await list(
      `categoryId=1010&start=-5&count=99999&filters=${encodeURIComponent("size:;colour:'or 1=1;price:x-y;:::;")}`,
    )
    expect(listing.start).toBe(0)
    expect(listing.count).toBe(96)
    expect(listing.total).toBe(0)
    expect((await shop.call('GET', '/products/v2/catalog?categoryId=1010&count=abc')).status).toBe(400)
  })
})

test('I18N-06 words and prices follow the locale header', async () => {
  const [english, french] = [
    await list('categoryId=1010', { locale: 'en-gb' }),
    await list('categoryId=1010', { locale: 'fr-ca' }),
  ]
  expect(french.category?.name).toBe('Chaussures de randonnée')
  expect(french.products[0]?.price.currency).toBe('CAD')
  expect(french.products[0]?.path).toMatch(/^\/fr-ca\/p\/[a-z0-9-]+-[A-Z0-9]{8,11}$/)
  expect(english.products[0]?.price.currency).toBe('GBP')
  expect((await list('categoryId=1010', { locale: 'xx-yy' })).products[0]?.price.currency).toBe('USD')
})

test('I18N-01 the choices of a listing are in the language of the site', async () => {
  const { facets } = await list('categoryId=1010', { locale: 'de-de' })
  const labels = facets.flatMap(({ values }) => values.map(({ label }) => label))
  expect(labels).toEqual(expect.arrayContaining(['Grün', 'ab 200\u00a0€', '100–200\u00a0€', 'Auf Lager']))
  const { facets: spanish } = await list('categoryId=1010', { locale: 'es-es' })
  expect(spanish.flatMap(({ values }) => values.map(({ label }) => label))).toContain('200\u00a0€ o más')
})
