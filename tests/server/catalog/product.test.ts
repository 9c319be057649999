import { describe, expect, test } from 'vitest'
import { readDepartments, readInventory, readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readRecommendations } from '../../../contracts/api/catalogue/productApi.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { sizeRuns } from '../../../server/catalog/seed/WrittenProduct.ts'
import { withUsMeasures } from '../../../server/catalog/usMeasures.ts'
import { ownSizeText } from '../../../server/catalog/variantShown.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

const details = (id: string, locale: string) =>
  shop.read(readProduct, `/products/v2/products/${id}/details`, { headers: { locale } })
const get = (path: string, headers = {}) => shop.call('GET', path, { headers })

describe('the page of a product', () => {
  test('CAT-04 API-124 every product can be read in every language, whole', async () => {
    for (const { id } of shop.catalogue.products) {
      const { colourways, sizes, variants, related, categories } = await details(id, id.length % 2 ? 'fr-fr' : 'en-us')
      expect(variants).toHaveLength(colourways.length * sizes.length)
      expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length)
      expect(categories.length).toBeGreaterThan(1)
      expect(related.every(({ productId }) => productId !== id)).toBe(true)
    }
  })

  test('I18N-07 in the United States its measures are in pounds and inches, too, and elsewhere as they were', async () => {
    const american = (await details('HARROWMID1', 'en-us')).details
    expect(american).toContain('Height: mid, 140 mm (5.5 in) at the ankle')
    expect((await details('HARROWMID1', 'en-gb')).details).toContain('Height: mid, 140 mm at the ankle')
    expect((await details('HARROWMID1', 'en-ca')).details.join()).not.toContain(' in)')
  })

  test.each([
    ['Weight: 280 g', 'Weight: 280 g (9.9 oz)'],
    ['Weight: 454 g', 'Weight: 454 g (1 lb)'],
    ['Load: 6 to 12 kg', 'Load: 6 to 12 kg (13 to 26 lb)'],
    ['Belt: 68 to 120 cm', 'Belt: 68 to 120 cm (27 to 47 in)'],
    ['Brim: 6 cm, 8 cm behind', 'Brim: 6 cm (2.4 in), 8 cm (3.1 in) behind'],
    ['Zip: one, 84 cm', 'Zip: one, 84 cm (33 in)'],
    ['Drop: 8 mm, 33 mm at the heel', 'Drop: 8 mm, 33 mm (1.3 in) at the heel'],
    ['Fabric: waxed cotton, 240 g/m²', 'Fabric: waxed cotton, 240 g/m²'],
    ['Sole: 5 mm lugs, replaceable twice', 'Sole: 5 mm lugs, replaceable twice'],
    ['Break-in: 40 to 60 km', 'Break-in: 40 to 60 km (25 to 37 mi)'],
  ])('I18N-07 “%s” reads “%s” there', (metric, there) => {
    expect(withUsMeasures(metric)).toBe(there)
  })

  test('I18N-06 the words of a size are in the language of the site', async () => {
    const sizesOf = async (id: string, locale: string) => (await details(id, locale)).sizes.map(({ label }) => label)
    expect(await sizesOf('RIMEBEANIE', 'en-gb')).toEqual(['one size'])
    expect(await sizesOf('RIMEBEANIE', 'fr-ca')).toEqual(['taille unique'])
    expect(await sizesOf('RIMEBEANIE', 'de-de')).toEqual(['Einheitsgröße'])
    for (const locale of locales.filter(({ language }) => language !== 'en')) {
      const labels = Object.values(sizeRuns).flatMap((run) => run.map((size) => ownSizeText(size, locale)))
      expect(labels.join()).not.toMatch(/\b(one|size|by|to|back)\b/)
    }
  })

  test.each([
    { locale: 'en-us', boot: 'US 9', women: 'US 7½', jacket: 'M (US 10)' },
    { locale: 'fr-ca', boot: 'US 9', women: 'US 7½', jacket: 'M (US 10)' },
    { locale: 'en-gb', boot: 'UK 8', women: 'UK 5', jacket: 'M (UK 14)' },
    { locale: 'de-de', boot: 'EU 42', women: 'EU 39', jacket: 'M (EU 40)' },
    { locale: 'fr-fr', boot: 'EU 42', women: 'EU 39', jacket: 'M (FR 42)' },
    { locale: 'it-it', boot: 'IT 42', women: 'IT 39', jacket: 'M (IT 46)' },
  ])('CAT-61 a size is sent with the system of $locale', async ({ locale, boot, women, jacket }) => {
    const labelOf = async (audience: string, category: string, code: string) => {
      const found = shop.catalogue.products.find(
        (one) =>
          one.audience === audience &&
          one.categoryIds.includes(category) &&
          one.sizes.some((size) => size.code === code),
      )
      const { sizes } = await details(found?.id ?? '', locale)
      return sizes.find((size) => size.code === code)?.label.replaceAll('\u00a0', ' ')
    }
    expect(await labelOf('men', '1010', '090')).toBe(boot)
    expect(await labelOf('women', '1010', '075')).toBe(women)
    expect(await labelOf('women', '2020', 'M')).toBe(jacket)
  })

  test('CAT-04 CAT-07 API-124 API-126 the stock of a product page is the stock of this moment', async () => {
    const [product] = shop.catalogue.products
    const sku = product?.variants[3]?.sku ?? ''
    await shop.storage.db.updateTable('stock').set({ available: 77 }).where('sku', '=', sku).execute()
    const { variants } = await details(product?.id ?? '', 'en-us')
    expect(variants.find((variant) => variant.sku === sku)?.stock).toBe(77)
    const inventory = await shop.read(readInventory, `/products/v1/products/${product?.id}/inventory`)
    expect(inventory.variants[sku]).toEqual({ quantity: 77 })
  })

  test('CAT-04 CAT-07 API-124 API-126 an unknown or malformed product is refused with a message', async () => {
    for (const id of ['NOSUCH99', "x'; drop table product", '%00', 'é', 'x'.repeat(64)]) {
      for (const path of [
        `/products/v2/products/${encodeURIComponent(id)}/details`,
        `/products/v1/products/${encodeURIComponent(id)}/inventory`,
      ]) {
        const answer = await get(path)
        expectRefusal(answer, 404, 'PLP400')
      }
    }
    expect((await get(`/products/v2/products/${'x'.repeat(65)}/details`)).status).toBe(400)
  })
})

describe('pictures', () => {
  test('CAT-10 a picture is drawn in the size of its transform, for ever cacheable', async () => {
    const way = shop.catalogue.products[0]?.colourways[0]?.code
    const name = `${shop.catalogue.products[0]?.id}-${way}`
    const plain = await get(`/media/${name}-1.svg`)
    expect(plain.headers.get('content-type')).toContain('image/svg+xml')
    expect(plain.headers.get('cache-control')).toContain('immutable')
    const sized = await get(`/media/w_800,h_1000,e_sharpen:60,f_auto,dpr_2.0/${name}-2.svg`)
    expect(sized.text).toMatch(/^<svg width="800" height="1000" /)
    for (const path of [
      `/media/${name}-6.svg`,
      '/media/NOSUCH99-AB-1.svg',
      '/media/../../package.json',
      `/media/w_1"/${name}-1.svg`,
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test.each([
    ['en-us', 'Harrow Mid, Saddle and pine, worn'],
    ['fr-fr', /^Harrow Mid, .+, porté$/],
    ['fr-ca', /^Harrow Mid, .+, porté$/],
    ['de-de', /^Harrow Mid, .+, getragen$/],
    ['it-it', /^Harrow Mid, .+, indossato$/],
    ['es-es', /^Harrow Mid, .+, puesto$/],
  ])(
    'CAT-73 in %s the page of a product has five pictures in each colour, and their text names the view',
    async (...row) => {
      const [locale, last] = row
      const { colourways } = await details('HARROWMID1', locale)
      expect(colourways.map(({ pictures }) => pictures.length)).toEqual(colourways.map(() => 5))
      expect(colourways[0].pictures[4]?.alt).toMatch(last)
    },
  )

  test('CAT-10 every picture the catalogue names exists', async () => {
    const wrong: string[] = []
    for (const { id, colourways } of shop.catalogue.products.filter((_, n) => n % 12 === 0)) {
      for (const { code } of colourways) {
        for (const view of [1, 2, 3, 4, 5])
          if ((await get(`/media/${id}-${code}-${view}.svg`)).status !== 200) wrong.push(`${id}-${code}-${view}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('what the catalogue recommends', () => {
  test('CAT-40 API-140 recommendations go with the product and never name it', async () => {
    const { id } = shop.catalogue.products[0]!
    const recommend = async (query: string) =>
      (await shop.read(readRecommendations, `/products/v1/widgetRecommendations${query}`)).items
    const items = await recommend(`?productId=${id}&count=6`)
    expect(items).toHaveLength(6)
    expect(items.map((item) => item.id)).not.toContain(id)
    expect(await recommend('')).toHaveLength(12)
    expect(await recommend('?widget=home-rail&count=48')).toHaveLength(48)
  })

  test('CAT-40 what the product itself names comes after its neighbours, and a reduced one says what it cost', async () => {
    const product = shop.catalogue.products.find(({ relatedIds }) => relatedIds.length > 1)!
    const path = `/products/v1/widgetRecommendations?productId=${product.id}&count=48`
    const { items } = await shop.read(readRecommendations, path)
    const isNamed = items.map(({ id }) => product.relatedIds.includes(id))
    expect(isNamed).toContain(false)
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(a) - Number(b)))
    const reduced = (await shop.read(readRecommendations, '/products/v1/widgetRecommendations?count=48')).items.flatMap(
      ({ id, price, originalPrice }) => (originalPrice === undefined ? [] : [{ id, price, originalPrice }]),
    )
    expect(reduced.length).toBeGreaterThan(0)
    for (const { id, price, originalPrice } of reduced)
      expect(shop.catalogue.productById.get(id)!.price.USD).toMatchObject({
        current: Math.round(price * 100),
        original: Math.round(originalPrice * 100),
      })
  })

  test.each([
    ['productId=NOSUCH99', 404, 'PLP400', 'productId', 'We could not find products for this list.'],
    ['productId=', 400, 'API400', 'productId', /^The field productId of the query /],
    [`productId=${'x'.repeat(65)}`, 400, 'API400', 'productId', /^The field productId of the query /],
    ['count=0', 400, 'API400', 'count', /^The field count of the query /],
    ['count=49', 400, 'API400', 'count', /^The field count of the query /],
    ['count=2.5', 400, 'API400', 'count', /^The field count of the query /],
    ['count=many', 400, 'API400', 'count', /^The field count of the query /],
    ['widget=%3Cscript%3E', 400, 'API400', 'widget', /^The field widget of the query /],
    [`widget=${'x'.repeat(65)}`, 400, 'API400', 'widget', /^The field widget of the query /],
  ])('API-140 CAT-47 %s is refused with the field and a sentence', async (query, status, errorId, field, message) => {
    const answer = await get(`/products/v1/widgetRecommendations?${query}`)
    expectRefusal(answer, status, errorId, { field })
    expect(answer.error?.message).toMatch(message)
    expect(answer.text).not.toContain('<script>')
  })

  test('API-154 the menu has every department with its kinds, in the reader’s language, and is for reading only', async () => {
    const [first, ...others] = await shop.read(readDepartments, '/products/v1/departments', {
      headers: { locale: 'fr-ca' },
    })
    expect(first).toMatchObject({ categoryId: '1000', name: 'Chaussures', path: '/fr-ca/c/footwear-1000' })
    expect(first?.total).toBeGreaterThanOrEqual(Math.max(...(first?.children.map(({ total }) => total) ?? [])))
    expect(first?.children.map(({ categoryId }) => categoryId)).toEqual(['1010', '1020', '1030', '1040'])
    expect(others.length).toBeGreaterThan(5)
    const written = await shop.call('POST', readDepartments.path, { body: {} })
    expectRefusal(written, 405, 'API405')
    expect(written.headers.get('allow')).toBe('GET')
  })
})

test('the seed is written once, however often and by however many it is asked for', async () => {
  const { db } = shop.storage
  expect(await Promise.all([importSeed(db, firstSeed), importSeed(db, firstSeed)])).toEqual([
    'already there',
    'already there',
  ])
})
