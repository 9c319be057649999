import { describe, expect, test } from 'vitest'
import {
  readCatalog,
  readDepartments,
  readProduct,
  searchProducts,
} from '../../../contracts/api/catalogue/catalogueApi.ts'
import { notifyWhenBack } from '../../../contracts/api/catalogue/productApi.ts'
import { suggest } from '../../../contracts/api/catalogue/suggestApi.ts'
import { sendNotices } from '../../../server/catalog/stockNotices.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { britishIn } from './britishIn.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const trousers = 'STILETRSR1'
const sku = shop.catalogue.productById.get(trousers)?.variants[0]?.sku ?? ''

const details = (productId: string, locale: string) => guest.done(readProduct, { params: { productId } }, { locale })
const list = (categoryId: string, locale: string) =>
  guest.done(readCatalog, { query: { categoryId, count: 96 } }, { locale })
const found = async (q: string, locale: string) => {
  const { products } = await guest.done(searchProducts, { query: { q, count: 96 } }, { locale })
  return products.map(({ productId }) => productId)
}

describe('the words of a country', () => {
  test.each([
    ['en-us', 'Stile Pants', 'Walking pants', 'Men’s pants', 'Gray'],
    ['en-gb', 'Stile Trousers', 'Walking trousers', 'Men’s trousers', 'Grey'],
    ['en-ca', 'Stile Trousers', 'Walking trousers', 'Men’s trousers', 'Grey'],
  ])(
    'I18N-08 in %s a product, its category and a filter say %s, %s, %s and %s',
    async (locale, name, kind, of, grey) => {
      const product = await details(trousers, locale)
      expect(product).toMatchObject({ name, kind, slug: 'stile-trousers' })
      expect(product.path).toBe(`/${locale}/p/stile-trousers-${trousers}`)
      expect(product.colourways[0].pictures[0].alt).toMatch(new RegExp(`^${name}, `))
      expect(product.categories.map((category) => category.name)).toContain(of)
      const { category, products, facets } = await list('3050', locale)
      expect(category).toMatchObject({ name: of, trail: [{ name: 'Men' }, { name: of }] })
      expect(products.find(({ productId }) => productId === trousers)).toMatchObject({ name, kind })
      const labels = facets.flatMap(({ values }) => values.filter(({ id }) => id === 'grey').map(({ label }) => label))
      expect(labels).toEqual([grey])
      const departments = await guest.done(readDepartments, { query: {} }, { locale })
      expect(JSON.stringify(departments)).toContain(of)
    },
  )

  test.each([
    ['en-us', 'Stile Pants'],
    ['en-gb', 'Stile Trousers'],
  ])('I18N-08 in %s a line of the cart and a letter say %s', async (locale, name) => {
    await shop.setStock(sku, 5)
    const { items } = await guest.withItem(sku, 1, { locale })
    expect(items[0]).toMatchObject({ name, productId: sku })
    const email = `${locale}@example.com`
    await shop.setStock(sku, 0)
    await (await shop.newGuest()).done(notifyWhenBack, { body: { productId: trousers, sku, email } }, { locale })
    await shop.setStock(sku, 1)
    const publicUrl = 'https://cairn.example'
    await sendNotices(db, { catalogue: shop.catalogue, publicUrl, seller: demonstrationSeller }, Date.now())
    const letter = await db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(letter.subject).toContain(name)
  })
})

describe('a search', () => {
  const everywhere = ['en-us', 'en-gb', 'en-ca']

  test.each(everywhere)('I18N-08 CAT-59 in %s finds the same by the words of either English', async (locale) => {
    const [pants, trousersFound] = [await found('pants', locale), await found('trousers', locale)]
    expect(pants).toContain(trousers)
    expect(new Set(pants)).toEqual(new Set(trousersFound))
    for (const [american, british] of [
      ['stile pants', 'stile trousers'],
      ['harbor watch cap', 'harbour watch cap'],
      ['rain pants', 'overtrousers'],
      ['recycled fiber', 'recycled fibre'],
      ['gray beanie', 'grey beanie'],
    ] as const) {
      const [first] = await found(american, locale)
      expect(first).toBe((await found(british, locale))[0])
    }
    expect((await found('stile pants', locale)).slice(0, 2)).toContain(trousers)
  })

  test.each([
    ['en-us', 'Men’s pants'],
    ['en-gb', 'Men’s trousers'],
  ])('I18N-08 in %s suggests %s for the beginning of either word', async (locale, name) => {
    for (const q of ['pant', 'trous']) {
      const { suggestions } = await guest.done(suggest, { query: { q } }, { locale })
      expect(suggestions).toContain(name)
    }
  })
})

describe('the demonstration', () => {
  test('I18N-08 has no British word in any American text of its goods', async () => {
    const shown: string[] = []
    for (const { id } of shop.catalogue.products) {
      const { name, kind, summary, description, details: facts, colourways } = await details(id, 'en-us')
      shown.push(name, kind, summary, description, ...facts, ...colourways.map((way) => way.name))
    }
    for (const { id } of shop.catalogue.categories) {
      const { category, facets } = await list(id, 'en-us')
      shown.push(
        category?.name ?? '',
        category?.intro ?? '',
        ...facets.flatMap(({ values }) => values.map((value) => value.label)),
      )
    }
    expect(shown.length).toBeGreaterThan(1_000)
    expect(shown.flatMap(britishIn)).toEqual([])
  })

  test('I18N-08 is British elsewhere, and in other languages as it was', async () => {
    expect((await details('PORTAGE320', 'en-gb')).kind).toBe('32 litres')
    expect((await details('PORTAGE320', 'fr-ca')).kind).toBe('32 litres')
    expect((await details('PORTAGE320', 'en-us')).kind).toBe('32 liters')
    expect((await details('TRELLISGRD', 'en-us')).name).toBe('Trellis Half Zip')
    expect((await list('5040', 'en-us')).category?.intro).toBe(
      'From a liner that works a zipper to a mitten that does not.',
    )
  })
})
