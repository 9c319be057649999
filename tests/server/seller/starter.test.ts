import { afterAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../../../server/catalog/file/importCatalogue.ts'
import { loadCatalogue } from '../../../server/catalog/loadCatalogue.ts'
import { gapsIn } from '../../../server/content/gapsIn.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import { listLatest, listPublications, nameOfAddress } from '../../../server/content/storedDocuments.ts'
import { fillDatabase } from '../../../server/openSeeded.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { contentArguments } from '../../../tools/content/content.ts'
import { runContent } from '../../../tools/content/runContent.ts'
import { runStarter } from '../../../tools/content/runStarter.ts'
import { contentKeyAt, pageAt } from '../../../core/domain/route/pageAt.ts'
import { samplePage, saveAndPublish } from '../content/sampleContent.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { ownVariant } from '../demonstration/ownVariant.ts'

const now = 1_800_000_000_000
const opened: Awaited<ReturnType<typeof openTestStorage>>[] = []
afterAll(() => Promise.all(opened.map((storage) => storage.close())))

const goods = {
  categories: [
    { category_id: '9000', slug: 'lamps', name_en: 'Lamps', name_de: 'Lampen' },
    { category_id: '9010', parent: '9000', slug: 'desk-lamps', name_en: 'Desk lamps' },
    { category_id: '9100', slug: 'chairs', name_en: 'Chairs' },
    { category_id: '9200', slug: 'tables', name_en: 'Tables' },
  ],
  variants: [
    ownVariant('OWNLAMP01', '9010', { barcode: '4006381333931', name_en: 'Lamp', kind_en: 'Lamp' }),
    ownVariant('OWNCHAIR1', '9100', { barcode: '4006381333948', name_en: 'Chair', kind_en: 'Chair' }),
  ],
}
const seller = {
  CAIRN_SELLER_NAME: 'Licht & Sitz GmbH',
  CAIRN_SELLER_ADDRESS: 'Musterstraße 1, 10115 Berlin, DE',
  CAIRN_SELLER_EMAIL: 'hilfe@licht.example',
}
const production = { CAIRN_MODE: 'production', CAIRN_PUBLIC_URL: 'https://licht.example' }

/** A shop without the demonstration, with goods of its own. */
const emptyShop = async (env: Readonly<Record<string, string>> = seller) => {
  const storage = await openTestStorage()
  opened.push(storage)
  await fillDatabase(storage.db, now, null)
  const { db } = storage
  const fill = async () => {
    const file = { name: 'goods.json', bytes: Buffer.from(JSON.stringify(goods)) }
    const outcome = await importCatalogue(db, [file], { replaces: false, now })
    expect(JSON.stringify(outcome)).toContain('Accepted')
  }
  const start = async (...flags: readonly string[]) => {
    const request = contentArguments(['starter', ...flags])
    if (request._tag !== 'Starter') throw new Error('These are no arguments of starter.')
    return runStarter(db, serverConfig({ ...production, ...env }), request.isPublished, now)
  }
  const stored = async () => (await Promise.all((['NA', 'EMEA'] as const).map((site) => listLatest(db, site)))).flat()
  const published = async () =>
    (await Promise.all((['NA', 'EMEA'] as const).map((site) => listPublications(db, site))))
      .flat()
      .flatMap(([first]) => (first ? [nameOfAddress(first.document)] : []))
  const bodyOf = async (name: string, language: string) =>
    (await stored()).find(({ document }) => nameOfAddress(document) === name)?.document.bodies[language]
  const publish = (name: string) => {
    const [site = '', family = '', key = ''] = name.split('/')
    const request = contentArguments(['publish', `${site}/${family}/${key}`])
    if (request._tag !== 'Publish') throw new Error('These are no arguments of publish.')
    return runContent(db, request, now)
  }
  return { storage, db, fill, start, stored, published, bodyOf, publish }
}

/** Every path that a part of a document leads to. */
const pathsIn = (json: unknown): readonly string[] =>
  Array.from(JSON.stringify(json).matchAll(/"url":"(\/[^"]*)"/g), ([, path = '']) => path)

test('OPR-65 menu and front page are made of the categories that have goods, in the languages of each site', async () => {
  const shop = await emptyShop()
  await shop.fill()
  expect(await shop.start()).toMatchObject({ isDone: true })
  const english = JSON.stringify(await shop.bodyOf('NA/menu/menu', 'en'))
  for (const words of ['"Lamps"', '"Desk lamps"', '"Chairs"', '/c/lamps-9000', '/c/desk-lamps-9010'])
    expect(english).toContain(words)
  expect(english).not.toContain('Tables')
  expect(JSON.stringify(await shop.bodyOf('EMEA/menu/menu', 'de'))).toContain('"Lampen"')
  const home = await shop.bodyOf('EMEA/page/home', 'de')
  expect(home?.name).toBe('Licht & Sitz GmbH')
  expect(JSON.stringify(home)).toContain('/media/OWNLAMP01-RED-1.svg')
  const { call } = await testServer({ storage: shop.storage, catalogue: await loadCatalogue(shop.db) })
  const statusOf = async (path: string) =>
    (await call('GET', `/publish/caas/v1/canvas/page/EMEA/${path}`, { headers: { locale: 'de-de' } })).status
  expect([await statusOf('home'), await statusOf('contact-us'), await statusOf('privacy')]).toEqual([200, 200, 404])
})

test('OPR-65 nothing of the demonstration’s is in it, and what is known of the seller is', async () => {
  const shop = await emptyShop()
  await shop.fill()
  await shop.start()
  const all = JSON.stringify(await shop.stored())
  expect(all).not.toMatch(/Cairn|Pearl Street|Boulder|303 555|cairn\.example|sixty days of returns/)
  const withdrawal = JSON.stringify(await shop.bodyOf('EMEA/page/withdrawal', 'de'))
  expect(withdrawal).toContain(
    '(Licht &amp; Sitz GmbH, Musterstraße 1, 10115 Berlin, Deutschland, Telefon [Deine Telefonnummer], hilfe@licht.example)',
  )
  for (const language of ['en', 'fr', 'de', 'it', 'es'])
    expect(JSON.stringify(await shop.bodyOf('EMEA/page/imprint', language))).toContain('Licht &amp; Sitz GmbH')
})

describe('pages of text', () => {
  test('OPR-65 stay drafts while they have gaps, which are named, and those without are published', async () => {
    const shop = await emptyShop()
    await shop.fill()
    const { lines } = await shop.start()
    const published = await shop.published()
    for (const { document } of await shop.stored())
      expect([nameOfAddress(document), published.includes(nameOfAddress(document))]).toEqual([
        nameOfAddress(document),
        gapsIn(document).length === 0,
      ])
    expect(published).toContain('EMEA/page/contact-us')
    const text = lines.join('\n')
    expect(text).toMatch(/Published: NA\/menu\/menu, NA\/page\/home/)
    expect(text).toMatch(/drafts, which shoppers do not see: .*EMEA\/page\/imprint/)
    expect(text).toMatch(/EMEA\/page\/withdrawal: .*\[Deine Telefonnummer\]/)
  })

  test('OPR-65 are all published when that is asked for, and it is said that shoppers see gaps', async () => {
    const shop = await emptyShop({})
    await shop.fill()
    const { lines } = await shop.start('--publish')
    expect(await shop.published()).toHaveLength((await shop.stored()).length)
    const text = lines.join('\n')
    expect(text).toMatch(/EMEA\/page\/imprint, which shoppers see: \[Your company’s name\]/)
    expect(text).toContain('CAIRN_SELLER_NAME is not set')
    expect(JSON.stringify(await shop.bodyOf('EMEA/page/imprint', 'de'))).toContain('[Name deiner Firma]')
  })

  test('OPR-65 whoever publishes one with gaps is told', async () => {
    const shop = await emptyShop()
    await shop.fill()
    await shop.start()
    const { lines } = await shop.publish('NA/page/privacy')
    expect(lines.join('\n')).toMatch(/It still has gaps to be filled in: \[/)
  })
})

test.each([[[]], [['--publish']]])(
  'OPR-65 started with %o, each link of menu and footer leads to a page',
  async (flags) => {
    const shop = await emptyShop()
    await shop.fill()
    await shop.start(...flags)
    const pages = await publishedPages(shop.db, now)
    const catalogue = await loadCatalogue(shop.db)
    for (const [site, locale] of [['NA', 'en-us'] as const, ['EMEA', 'de-de'] as const]) {
      const footer = pathsIn(await shop.bodyOf(`${site}/footer/footer`, 'en'))
      expect(footer).toContain('/help/contact-us')
      expect(footer.includes('/privacy')).toBe(flags.length === 1)
      for (const path of footer) {
        const key = contentKeyAt(path)
        const isOwn = pageAt(`/${locale}${path}`) !== null && !pages.has(locale, key ?? '')
        expect([path, isOwn ? ['/track-order', '/withdraw'].includes(path) : pages.has(locale, key ?? '')]).toEqual([
          path,
          true,
        ])
      }
      for (const path of pathsIn(await shop.bodyOf(`${site}/menu/menu`, 'en')))
        expect(catalogue.categoryById.has(path.replace(/^.*-/, ''))).toBe(true)
    }
  },
)

test('OPR-65 run twice it changes nothing, and a page that was published since is linked in the footer', async () => {
  const shop = await emptyShop()
  await shop.fill()
  await shop.start()
  const before = await shop.stored()
  expect(await shop.start()).toMatchObject({ isDone: true })
  expect(await shop.stored()).toEqual(before)
  await shop.publish('NA/page/privacy')
  await shop.start()
  expect(pathsIn(await shop.bodyOf('NA/footer/footer', 'fr'))).toContain('/privacy')
  expect(pathsIn(await shop.bodyOf('EMEA/footer/footer', 'fr'))).not.toContain('/privacy')
})

test('OPR-65 a document of the operator’s stays, also a footer', async () => {
  const shop = await emptyShop()
  await shop.fill()
  await saveAndPublish(shop.db, samplePage('privacy', 'Own'))
  const footer = { name: 'Own', slots: { main: [] } }
  await saveAndPublish(shop.db, { family: 'footer', key: 'footer', site: 'NA', bodies: { en: footer } })
  const { lines } = await shop.start()
  expect(await shop.bodyOf('NA/page/privacy', 'en')).toMatchObject({ name: 'Own (en)' })
  expect(await shop.bodyOf('NA/footer/footer', 'en')).toEqual(footer)
  expect(lines.join('\n')).toMatch(/There already, and not changed: .*NA\/page\/privacy.*NA\/footer\/footer/)
})

test('OPR-65 without goods, and in a demonstration, it writes nothing and says why', async () => {
  const shop = await emptyShop()
  expect(await shop.start()).toEqual({
    isDone: false,
    lines: ['There are no categories with goods to make a menu of. Import some first: npm run catalogue -- import.'],
  })
  await shop.fill()
  const config = serverConfig({ ...production, CAIRN_DEMO: 'on' })
  expect(await runStarter(shop.db, config, false, now)).toMatchObject({ isDone: false })
  expect(await shop.stored()).toEqual([])
  expect(contentArguments(['starter', 'NA/page/home'])).toMatchObject({ _tag: 'Wrong' })
})
