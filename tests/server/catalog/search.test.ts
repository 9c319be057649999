import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { searchHelp, suggest } from '../../../contracts/api/catalogue/suggestApi.ts'
import { slips } from '../../../server/search/readQuery.ts'
import { wordsOf } from '../../../server/search/wordsOf.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

const search = (q: string, locale = 'en-us') =>
  shop.read(searchProducts, `/products/v2/search/productSearch?q=${encodeURIComponent(q)}&count=96`, {
    headers: { locale },
  })

/** What is searched for instead. */
const correctionOf = async (q: string, locale = 'en-us') =>
  (await shop.read(searchHelp, `${searchHelp.path}?q=${encodeURIComponent(q)}`, { headers: { locale } })).corrected

describe('the results', () => {
  test('CAT-02 API-135 finds by kind, in any case and number, and forgives a slip', async () => {
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

  test('CAT-02 API-135 nothing found is an empty list, and no text breaks anything but one that is too long', async () => {
    for (const q of ['', '   ', 'zzzzqqqq', "'; drop table product; --", '%', '\\', '(.*)+', '😀', 'a'.repeat(200)]) {
      const listing = await search(q)
      expect(Array.isArray(listing.products)).toBe(true)
    }
    expect((await search('zzzzqqqq')).total).toBe(0)
    const tooLong = await shop.call('GET', `${searchProducts.path}?q=${'a'.repeat(201)}`)
    expectRefusal(tooLong, 400, 'API400', { field: 'q' })
  })
})

describe('the words of the trade', () => {
  const kindsFor = async (q: string, locale?: string) => (await search(q, locale)).products.map(({ kind }) => kind)

  test('CAT-59 walking boots are boots, not sandals for walking', async () => {
    const kinds = await kindsFor('walking boots', 'en-gb')
    expect(kinds.length).toBeGreaterThan(5)
    expect(kinds.filter((kind) => !/boot/i.test(kind))).toEqual([])
  })

  test('CAT-59 pants are trousers and tights, never gift cards', async () => {
    const kinds = await kindsFor('pants')
    expect(kinds.length).toBeGreaterThan(5)
    expect(kinds.filter((kind) => !/pants|tights/i.test(kind))).toEqual([])
  })

  test.each(['HARROWMID1', 'harrowmid1', 'HARROWMID1-SAPI-070', 'harrowmid1 sapi 070', '2560513502845'])(
    'CAT-59 the number %s finds its product and no other',
    async (number) => {
      const { products } = await search(number)
      expect(products.map(({ productId }) => productId)).toEqual(['HARROWMID1'])
    },
  )

  test('CAT-59 waterproof, a colour and a size narrow what a kind of product finds', async () => {
    const boots = await search('boots')
    for (const more of ['waterproof', 'red', 'size 9']) {
      const narrowed = await search(`${more} boots`)
      expect(narrowed.total).toBeGreaterThan(0)
      expect(narrowed.total).toBeLessThan(boots.total)
    }
  })

  test('CAT-59 the words written together or apart find the same', async () => {
    const pairs = [
      ['en-us', 'rain jacket', 'rainjacket'],
      ['en-gb', 'backpack', 'back pack'],
      ['de-de', 'Regenjacke Damen', 'Damenregenjacke'],
    ] as const
    for (const [locale, apart, together] of pairs) {
      expect((await search(apart, locale)).total).toBeGreaterThan(0)
      expect((await search(together, locale)).total).toBe((await search(apart, locale)).total)
    }
  })
})

describe('a word nobody knows', () => {
  test.each([
    ['en-us', 'jaket', 'jacket'],
    ['en-us', 'Red Jaket, please', 'Red jacket please'],
    ['fr-fr', 'chaussete randonée', 'chaussette randonnée'],
    ['de-de', 'Wandersoken', 'wandersocke'],
    ['es-es', 'chaquetta impermeable', 'chaqueta impermeable'],
    ['it-it', 'zainno', 'zaino'],
  ])('CAT-62 in %s, “%s” says that “%s” was searched for', async (locale, typed, meant) => {
    expect(await correctionOf(typed, locale)).toBe(meant)
    const { total } = await search(typed, locale)
    expect(total).toBeGreaterThan(0)
    expect(total).toBe((await search(meant, locale)).total)
  })

  test.each(['"jaket"', '“jaket”', ' „jaket“ ', '«jaket»'])(
    'CAT-62 %s is searched for as it was typed',
    async (quoted) => {
      expect(await correctionOf(quoted)).toBeUndefined()
      expect((await search(quoted)).total).toBe(0)
      expect((await search('"jacket"')).total).toBe((await search('jacket')).total)
    },
  )

  test.each([
    ['en-us', 'jackets'],
    ['en-us', 'harr'],
    ['en-us', 'rainjacket'],
    ['en-us', 'harrowmid1'],
    ['en-us', 'zzzzqqqq'],
    ['en-gb', 'returns'],
    ['de-de', 'Damenregenjacke'],
    ['fr-fr', 'CHAUSSETTES D’ÉTÉ'],
    ['it-it', 'zaino 65l'],
  ])('CAT-62 in %s, “%s” is not corrected', async (locale, typed) => {
    expect(await correctionOf(typed, locale)).toBeUndefined()
  })
})

describe('suggestions', () => {
  test('CAT-02 API-136 suggests at most six of each, each beginning with what was typed, and nothing for nothing', async () => {
    const json = await shop.read(suggest, '/products/v2/search/autoSuggest?q=fle')
    expect(json.suggestions.length).toBeGreaterThan(0)
    expect(json.suggestions.length).toBeLessThanOrEqual(6)
    expect(json.products.length).toBeLessThanOrEqual(6)
    for (const phrase of json.suggestions)
      expect(wordsOf(phrase, 'en').some((word) => word.startsWith('fle'))).toBe(true)
    expectRefusal(await shop.call('GET', suggest.path), 400, 'API400', { field: 'q' })
  })

  test('CAT-63 API-136 suggests pages for what names one, and beside products no more than that', async () => {
    const suggested = (q: string) => shop.read(suggest, `/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}`)
    expect((await suggested('warran')).pages[0]).toMatchObject({ path: '/en-us/help/warranty' })
    const repairs = await suggested('repair leather boots')
    expect(repairs.products.length).toBeGreaterThan(0)
    expect(repairs.pages.length).toBeLessThanOrEqual(1)
    expect((await suggested('boots')).pages).toEqual([])
  })

  test('CAT-59 two swapped neighbours are one slip of spelling', () => {
    expect(slips('boot', 'boot', 1)).toBe(0)
    expect(slips('fleece', 'fleese', 1)).toBe(1)
    expect(slips('hiking', 'hiknig', 1)).toBe(1)
    expect(slips('boot', 'cap', 1)).toBeGreaterThan(1)
  })
})
