import { describe, expect, test } from 'vitest'
import { readCatalog, readProduct, searchProducts } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { readMenu } from '../../../contracts/api/content/contentApi.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { translatableTexts } from '../../../server/catalog/importTranslations.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { missingTexts, textsOfDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { translatedLanguages, translations } from '../../../server/languages/translations.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
const { db } = shop.storage
await importContent(db, 0)
const seed = await firstSeed()

describe.each(translatedLanguages)('the translations into %s', (language) => {
  const texts = Object.entries({ ...translations[language].catalogue, ...translations[language].content })

  test('I18N-01 are of texts that the seed has', () => {
    const known = new Set([...translatableTexts(seed), ...textsOfDocuments()])
    expect(texts.map(([english]) => english).filter((english) => !known.has(english))).toEqual([])
  })

  test('I18N-01 have the links and the markup of their English text', () => {
    const tagsOf = (text: string) => [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag).toSorted()
    const differing = texts.filter(([english, text]) => String(tagsOf(english)) !== String(tagsOf(text)))
    expect(differing.map(([english]) => english)).toEqual([])
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('I18N-01 hold the whole menu and footer', () => {
    const lacking = missingTexts(language).filter(([document]) => /^(menu|footer)\//.test(document))
    expect(lacking).toEqual([])
  })
})

test('I18N-01 a listing of the German site is in German', async () => {
  const { category, products } = await shop.read(readCatalog, '/products/v2/catalog?categoryId=1010', {
    headers: { locale: 'de-de' },
  })
  expect(category?.name).toBe('Wanderschuhe')
  expect(products[0]).toMatchObject({ kind: 'Wanderschuh', price: { currency: 'EUR' } })
  expect(products[0]?.colourways[0]?.name).toBe('Sattel und Kiefer')
})

test('I18N-01 a product of the German site is found by German words', async () => {
  const { products } = await shop.read(searchProducts, `${searchProducts.path}?q=${encodeURIComponent('fäustlinge')}`, {
    headers: { locale: 'de-de' },
  })
  expect(products[0]?.kind).toBe('Fäustlinge')
  const path = `/products/v2/products/${products[0]?.productId}/details`
  const details = await shop.read(readProduct, path, { headers: { locale: 'de-de' } })
  expect(details.categories.map(({ name }) => name)).toContain('Handschuhe')
})

test('I18N-01 the menu of the Spanish site is in Spanish', async () => {
  const { items } = await shop.read(readMenu, '/publish/caas/v1/canvas/menu/EMEA', { headers: { locale: 'es-es' } })
  expect(items[0]).toMatchObject({ title: 'Calzado', columns: [{ title: 'Por tipo' }, {}, {}] })
})

test('I18N-01 a database of an earlier version gets the translations when the server starts', async () => {
  await db.deleteFrom('seeded_translation').execute()
  await db.deleteFrom('product_text').where('language', '=', 'it').execute()
  await db.updateTable('colourway').set({ names: '{}' }).execute()
  await db
    .updateTable('content_revision')
    .set({ document: '{}' })
    .where('site', '=', 'EMEA')
    .where('key', '=', 'menu')
    .execute()
  await importSeed(db, firstSeed)
  await importContent(db, 1)
  const { products } = await loadCatalogue(db)
  expect(products[0]?.text.it.kind).toBe('Scarpone da escursionismo')
  expect(products[0]?.colourways[0]?.name.it).toBe('Cuoio e pino')
  const { document } = await db
    .selectFrom('content_revision')
    .select('document')
    .where('site', '=', 'EMEA')
    .where('key', '=', 'menu')
    .executeTakeFirstOrThrow()
  expect(document.bodies['it']?.name).toBe('Reparti')
})

test('I18N-01 the German text of goods that are not the seed’s stays when the translations have changed', async () => {
  const own = { product_id: 'OWN', language: 'de', name: 'Eigenes', kind: '', summary: '', description: '' } as const
  await db
    .insertInto('product_text')
    .values({ ...own, details: '[]' })
    .execute()
  await db.deleteFrom('seeded_translation').execute()
  await importSeed(db, firstSeed)
  const kept = await db.selectFrom('product_text').select('name').where('product_id', '=', 'OWN').execute()
  expect(kept).toEqual([{ name: 'Eigenes' }])
})
