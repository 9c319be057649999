import { afterAll, describe, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import type { GoodsLanguage } from '../../../contracts/api/operator/operatorGoods.ts'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { sentenceOf } from '../../../server/catalog/file/GoodsTable.ts'
import { storedGoods } from '../../../server/catalog/file/storedGoods.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { languageRead } from '../../../core/domain/content/localize.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { britishIn } from './britishIn.ts'

const opened = await openTestStorage()
const { db } = opened
afterAll(() => opened.close())
await importSeed(db, firstSeed)
await importContent(db, 0)

const productId = 'STILETRSR1'
const sku = (await db.selectFrom('variant').select('sku').where('product_id', '=', productId).execute())[0]?.sku ?? ''
const blank = { name: '', kind: '', summary: '', description: '', details: '[]' }

const written = async (language: GoodsLanguage, id = productId) =>
  db
    .selectFrom('product_text')
    .select(['name', 'kind', 'summary', 'details'])
    .where('product_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
const write = (language: GoodsLanguage, part: Partial<typeof blank>, id = productId) =>
  db.updateTable('product_text').set(part).where('product_id', '=', id).where('language', '=', language).execute()
const shown = async (locale: string) =>
  (await testServer({ storage: opened, catalogue: await loadCatalogue(db) })).read(
    readProduct,
    `/products/v2/products/${productId}/details`,
    { headers: { locale } },
  )
const imported = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const outcome = await importCatalogue(db, [{ name: 'goods.csv', bytes }], { replaces: false, now: 1 })
  return outcome._tag === 'Refused' ? outcome.complaints.map(sentenceOf) : []
}
const startAgain = async () => {
  await db.deleteFrom('seeded_translation').where('part', 'in', ['american goods', 'american content']).execute()
  await importSeed(db, firstSeed)
  await importContent(db, 1)
}

describe('a field of the American text', () => {
  test('I18N-08 is the English one where it is empty, by itself', async () => {
    const english = await shown('en-gb')
    await write('en-us', { ...blank, summary: 'Pants for every day.' })
    expect(await shown('en-us')).toMatchObject({
      name: 'Stile Trousers',
      kind: 'Walking trousers',
      summary: 'Pants for every day.',
      description: english.description,
    })
    expect((await shown('en-ca')).summary).toBe(english.summary)
    await write('en-us', { name: 'Stile Pants', summary: '', details: '["Nothing else"]' })
    expect(await shown('en-us')).toMatchObject({
      name: 'Stile Pants',
      summary: english.summary,
      details: ['Nothing else'],
    })
    expect((await shown('de-de')).details).not.toContain('Nothing else')
  })
})

describe('a file of the catalogue', () => {
  test('I18N-08 OPS-23 without the columns of American English removes nothing', async () => {
    const { products, categories } = await storedGoods(db, true)
    expect(await imported('sku,kind_en,colour_name_en', `${sku},Walking trousers,`)).toHaveLength(1)
    expect(await imported('sku,summary_en', `${sku},Trousers for every day.`)).toEqual([])
    expect(await imported('category_id,intro_en', '3050,Room at the knee.')).toEqual([])
    const after = await storedGoods(db, true)
    const american = (of: typeof products) => of.map(({ texts }) => texts['en-us'])
    expect(american(after.products)).toEqual(american(products))
    expect(after.categories.map(({ texts }) => texts['en-us'])).toEqual(categories.map(({ texts }) => texts['en-us']))
    expect((await shown('en-gb')).summary).toBe('Trousers for every day.')
  })

  test('I18N-08 names some fields of it, and takes it away where all are blank', async () => {
    expect(await imported('sku,name_en-us,kind_en-us', `${sku},Step Pants,`)).toEqual([])
    expect(await written('en-us')).toMatchObject({ name: 'Step Pants', kind: '', details: ['Nothing else'] })
    expect((await shown('en-us')).kind).toBe('Walking trousers')
    expect(await imported('sku,name_en-us,details_en-us', `${sku},,`)).toEqual([])
    expect(await written('en-us')).toBeUndefined()
    expect((await shown('en-us')).name).toBe('Stile Trousers')
    expect(await imported('category_id,name_en-us', '3050,')).toEqual([])
    expect((await loadCatalogue(db)).categoryById.get('3050')?.text['en-us'].name).toBe('Men’s trousers')
    expect(await imported('category_id,name_en-us', '3050,Men’s hiking pants')).toEqual([])
    expect((await loadCatalogue(db)).categoryById.get('3050')?.text['en-us']).toEqual({
      name: 'Men’s hiking pants',
      intro: 'Room at the knee.',
    })
  })

  test('I18N-08 names colours, which no translation of the demonstration takes away', async () => {
    const [{ colour } = { colour: '' }] = await db
      .selectFrom('variant')
      .select('colour')
      .where('sku', '=', sku)
      .execute()
    const named = async (language: GoodsLanguage) =>
      (await loadCatalogue(db)).productById.get(productId)?.colourways.find(({ code }) => code === colour)?.name[
        language
      ]
    const [english, german] = [await named('en'), await named('de')]
    expect(await named('en-us')).toBe(english)
    expect(await imported('sku,colour_name_en-us', `${sku},Gray day`)).toEqual([])
    await db.deleteFrom('seeded_translation').execute()
    await importSeed(db, firstSeed)
    expect([await named('en-us'), await named('en'), await named('de')]).toEqual(['Gray day', english, german])
  })
})

describe('a shop that has the demonstration already', () => {
  test('I18N-08 gets its American texts when the server starts, but not for what an operator has written otherwise', async () => {
    await db.deleteFrom('product_text').where('language', '=', 'en-us').execute()
    await db.deleteFrom('category_text').where('language', '=', 'en-us').execute()
    await write('en', { name: 'Gate Trousers', summary: 'Trousers for gates.' })
    await db
      .insertInto('product_text')
      .values({ ...blank, product_id: 'HARBOURSHT', language: 'en-us', name: 'Pier Shorts' })
      .execute()
    await startAgain()
    expect(await written('en-us')).toMatchObject({ name: '', kind: 'Walking pants', summary: '' })
    expect(await written('en-us', 'HARBOURSHT')).toMatchObject({ name: 'Pier Shorts', details: [] })
    expect(await written('en-us', 'PORTAGE650')).toMatchObject({ name: '', kind: '65 liters', details: [] })
    expect(await written('en-us', 'HARROWMID1')).toBeUndefined()
    const category = (await loadCatalogue(db)).categoryById.get('4040')
    expect(category?.text['en-us'].name).toBe('Kids’ pants and shorts')
  })

  test('I18N-08 is not given them again, so that what was taken away stays away', async () => {
    await db.deleteFrom('product_text').where('language', '=', 'en-us').execute()
    await importSeed(db, firstSeed)
    expect(await written('en-us', 'PORTAGE650')).toBeUndefined()
  })

  test('I18N-08 gets its pages in American English, but for those that an editor has changed', async () => {
    const ofMenu = { site: 'NA', family: 'menu', key: 'menu' } as const
    const documentOf = async (key: string) => {
      const rows = await db
        .selectFrom('content_revision')
        .select('document')
        .where('site', '=', 'NA')
        .where('key', '=', key)
        .execute()
      return JSON.stringify(rows.map(({ document }) => document))
    }
    await db.updateTable('content_revision').set({ document: '{}' }).where('site', '=', 'NA').execute()
    await db
      .updateTable('content_document')
      .set({ latest: 2 })
      .where('site', '=', ofMenu.site)
      .where('key', '=', ofMenu.key)
      .execute()
    await startAgain()
    expect(await documentOf('menu')).toBe('[{}]')
    expect(await documentOf('three-zips-that-beat-us')).toContain('Three zippers that beat us')
  })
})

test('I18N-08 no document has a British word in the United States, and Canada and Britain keep theirs', () => {
  const english = (reader: Locale) =>
    seedDocuments().flatMap((document) =>
      document.site === locales[reader].site
        ? [`${document.key} ${JSON.stringify(textsIn(document.bodies[languageRead(document, reader) ?? '']))}`]
        : [],
    )
  expect(english('en-us').flatMap(britishIn)).toEqual([])
  for (const reader of ['en-ca', 'en-gb'] as const)
    expect(english(reader).join(' ')).toMatch(/Men’s trousers.*Three zips that beat us/s)
  expect(JSON.stringify(seedDocuments())).toContain('/c/men-trousers-3050')
})

test('I18N-08 what the demonstration’s shoppers say in English reads the same on every site', async () => {
  const { reviews, translations, questions } = await firstSeed()
  const english = [...reviews, ...translations].flatMap(({ language, title, text }) =>
    language === 'en' ? [`${title}. ${text}`] : [],
  )
  expect(english.length).toBeGreaterThan(300)
  expect(english.flatMap(britishIn)).toEqual([])
  expect(questions.flatMap(({ text, answer }) => britishIn(`${text} ${answer ?? ''}`))).toEqual([])
})

/** What is read of a document: neither addresses nor names of files, ids and keys. */
const textsIn = (part: unknown, name = ''): readonly string[] => {
  if (typeof part === 'string') return /^(?:url|id|key|type|kind|path|src)$|Id$/.test(name) ? [] : [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([each, value]) => textsIn(value, Array.isArray(part) ? name : each))
}
