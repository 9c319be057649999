import { afterAll, describe, expect, test } from 'vitest'
import { readCatalog, readDepartments } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { catalogueRemark } from '../../../server/demonstration/catalogueRemark.ts'
import { fillDatabase } from '../../../server/openSeeded.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { cheapPasswords, testServer } from '../support/testServer.ts'
import { ownVariant } from './ownVariant.ts'

const now = 1_800_000_000_000
const demonstration = { passwords: cheapPasswords }
const [empty, demo] = await Promise.all([openTestStorage(), openTestStorage()])
afterAll(() => Promise.all([empty.close(), demo.close()]))

/** What a server says that starts on this database now. */
const started = async (storage: typeof empty, isDemonstration: boolean) => {
  await fillDatabase(storage.db, now, isDemonstration ? demonstration : null)
  const { call } = await testServer({ storage, catalogue: await loadCatalogue(storage.db) })
  const ask = (path: string, locale: string = 'en-us') => call('GET', path, { headers: { locale } })
  return { ask, json: async (path: string, locale?: string) => (await ask(path, locale)).json }
}

const home = (locale: keyof typeof locales) => `/publish/caas/v1/canvas/page/${locales[locale].site}/home`
const bar = '/publish/caas/v1/canvas/fragment/promo-bar'

const words: Readonly<Record<string, string>> = {
  en: 'Nothing is for sale yet',
  fr: 'Aucun article n’est en vente pour l’instant',
  de: 'Hier gibt es noch nichts zu kaufen',
  it: 'Non c’è ancora nulla in vendita',
  es: 'Todavía no hay nada a la venta',
}

/** One product of the shop's own. */
const ownGoods = {
  categories: [{ category_id: '9000', slug: 'lamps', name_en: 'Lamps' }],
  variants: [
    ownVariant('OWNLAMP01', '9000', { barcode: '4006381333931', slug: 'lamp', name_en: 'Lamp', kind_en: 'Lamp' }),
  ],
}

const search = (q: string) => `/products/v2/search/productSearch?q=${q}`
const tables = [
  'product',
  'variant',
  'stock',
  'category',
  'category_text',
  'consumer',
  'content_document',
  'gift_card',
  'store',
] as const
const counts = (db: Db) =>
  Promise.all(tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const))
const couponsOf = async (db: Db) =>
  (await db.selectFrom('coupon').select('code').orderBy('code').execute()).map(({ code }) => code)

describe('a database without the demonstration', () => {
  test('OPS-27 OPS-28 starts empty, and every kind of call answers and says so in words in every locale', async () => {
    const { ask, json } = await started(empty, false)
    expect(await counts(empty.db)).toEqual(tables.map((table) => [table, 0]))
    expect(await couponsOf(empty.db)).toEqual(['FREESHIP', 'WELCOME10'])
    for (const locale of allLocales) {
      const { language } = locales[locale]
      const message = words[language] ?? ''
      expect(await json(home(locale), locale)).toMatchObject({ name: message, language })
      expect(JSON.stringify(await json(bar, locale))).toContain(message)
      expect(await json(search('boots'), locale)).toMatchObject({ total: 0, products: [] })
      expect((await ask('/products/v2/products/HARROWMID1/details', locale)).error?.errorId).toBe('PLP400')
    }
    expect(await json(readDepartments.path)).toEqual([])
    expect((await ask(`${readCatalog.path}?categoryId=1010`)).error?.errorId).toBe('PLP400')
  })

  test('OPS-28 no longer says so once goods were imported', async () => {
    const file = { name: 'goods.json', bytes: Buffer.from(JSON.stringify(ownGoods)) }
    expect(await importCatalogue(empty.db, [file], { replaces: false, now })).toMatchObject({ _tag: 'Accepted' })
    const { ask, json } = await started(empty, false)
    expect((await ask(home('de-de'), 'de-de')).status).toBe(404)
    expect((await ask(bar)).status).toBe(404)
    expect(await json(search('lamp'))).toMatchObject({ total: 1 })
  })

  test('OPS-27 keeps its own goods when it is started with the demonstration', async () => {
    const { json } = await started(empty, true)
    expect(await json(search('lamp'))).toMatchObject({ total: 1 })
    expect(await empty.db.selectFrom('product').select('id').execute()).toEqual([{ id: 'OWNLAMP01' }])
    expect(await empty.db.selectFrom('category').select('id').execute()).toEqual([{ id: '9000' }])
  })
})

test('OPS-27 a demonstration has goods, content and accounts, and loses nothing when it is started without the switch', async () => {
  const { json } = await started(demo, true)
  const [before, coupons] = [await counts(demo.db), await couponsOf(demo.db)]
  expect(before.filter(([, rows]) => rows === 0)).toEqual([])
  expect(await json(home('en-us'))).toMatchObject({ name: 'Cairn: footwear and clothing for walking' })
  const later = await started(demo, false)
  expect(await counts(demo.db)).toEqual(before)
  expect(await couponsOf(demo.db)).toEqual(coupons)
  expect(await later.json(home('en-us'))).toMatchObject({ name: 'Cairn: footwear and clothing for walking' })
  expect(await later.json(readDepartments.path)).toHaveLength(7)
})

test('OPS-27 the demonstration is on in development and off in production, unless the switch says otherwise', () => {
  const isOn = (env: Readonly<Record<string, string>>) => serverConfig(env).hasDemonstration
  expect([isOn({}), isOn({ CAIRN_MODE: 'production' }), isOn({ DATABASE_URL: 'postgres://db/cairn' })]).toEqual([
    true,
    false,
    false,
  ])
  expect([isOn({ CAIRN_DEMO: 'off' }), isOn({ CAIRN_MODE: 'production', CAIRN_DEMO: 'on' })]).toEqual([false, true])
  expect(() => serverConfig({ CAIRN_DEMO: 'yes' })).toThrow('CAIRN_DEMO is yes; it must be on or off.')
})

test('OPS-27 a start says that nothing is for sale, or that everybody knows the accounts', () => {
  const remark = (isDevelopment: boolean, hasDemonstration: boolean) =>
    catalogueRemark({ isDevelopment, hasDemonstration }, { products: [] })
  expect(remark(false, false)).toContain('Nothing is for sale')
  expect(remark(false, true)).toContain('everybody knows the password')
  expect(remark(true, true)).toBeNull()
})
