import { readFileSync } from 'node:fs'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { searchHelp } from '../../../contracts/api/catalogue/suggestApi.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { pageAt } from '../../../core/domain/route/pageAt.ts'
import { publish } from '../../../server/content/publishing.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { lexiconOf } from '../../../server/search/lexicon.ts'
import { richText, samplePage, save, saveAndPublish } from '../content/sampleContent.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
const { db } = shop.storage
await importContent(db, 0)

const pagesFor = (q: string, locale = 'en-us') =>
  shop.read(searchHelp, `${searchHelp.path}?q=${encodeURIComponent(q)}`, { headers: { locale } })

const pathsFor = async (q: string, locale?: string) =>
  (await pagesFor(q, locale)).pages.map(({ path }) => splitLocalePrefix(path).rest)

/** By locale: what is typed → the pages of which one must be first. */
const judged = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Array(Schema.String)))),
)(readFileSync(new URL('judgedPages.json', import.meta.url), 'utf8'))

describe.each(Object.keys(judged))('on %s', (locale) => {
  test.each(Object.entries(judged[locale] ?? {}))('CAT-63 API-157 “%s” finds %s first', async (q, paths) => {
    expect(paths).toContain((await pathsFor(q, locale))[0])
  })
})

describe('a page that is found', () => {
  test('CAT-63 API-157 has its title, a line and its path in the locale', async () => {
    expect((await pagesFor('Retoure', 'de-de')).pages[0]).toMatchObject({
      title: 'Rückgabe',
      path: '/de-de/help/returns/how-to-return',
    })
    for (const { title, line, path } of (await pagesFor('boots')).pages) {
      expect(`${title} ${line}`.toLowerCase()).toContain('boot')
      expect(path).toMatch(/^\/en-us\//)
    }
  })

  test('CAT-62 CAT-63 a misspelled word finds it and is said, but not when it is meant as typed', async () => {
    expect(await pagesFor('warrenty')).toMatchObject({
      corrected: 'warranty',
      pages: [{ path: '/en-us/help/warranty' }],
    })
    expect(await pagesFor('"warrenty"')).toEqual({ pages: [] })
    expect((await pagesFor('warranty')).corrected).toBeUndefined()
  })

  test('CAT-63 there are at most four, and none for what only sounds like a page', async () => {
    expect((await pagesFor('terms')).pages.length).toBeLessThanOrEqual(4)
    for (const q of ['zzzzqqqq', 'merino socks men', '', '   ']) expect((await pagesFor(q)).pages, q).toEqual([])
  })

  test.each(['en', 'fr', 'de', 'it', 'es'] as const)(
    'CAT-63 every page that the words of %s name exists',
    (language) => {
      const named = [...lexiconOf(language).meanings.values()].flat().filter((meaning) => meaning.startsWith('page:'))
      expect(named.length).toBeGreaterThan(10)
      expect(named.filter((meaning) => pageAt(`/en-us${meaning.slice(5)}`) === null)).toEqual([])
    },
  )
})

describe('a page that has an American text', () => {
  const titlesFor = async (q: string, locale: string) => (await pagesFor(q, locale)).pages.map(({ title }) => title)
  const english = ['zippers', 'zips', 'postman', 'mail carrier', 'ZIP code', 'postal code'] as const

  test.each([
    ['en-us', 'Three zippers that beat us', /mail carrier/, /ZIP code/],
    ['en-ca', 'Three zips that beat us', /postman/, /postal code/],
  ])('CAT-63 I18N-08 in %s is found by the words of either English and shown in its own', async (locale, ...own) => {
    const found = await Promise.all(english.map(async (q) => (await pagesFor(q, locale)).pages[0]))
    const [zips, post, codes] = own
    expect(found).toEqual([
      ...[1, 2].map(() => expect.objectContaining({ title: zips, path: `/${locale}/three-zips-that-beat-us` })),
      ...[1, 2].map(() => expect.objectContaining({ line: expect.stringMatching(post) })),
      ...[1, 2].map(() => expect.objectContaining({ line: expect.stringMatching(codes) })),
    ])
  })

  test('CAT-63 I18N-08 is found by words of both at once', async () => {
    for (const locale of ['en-us', 'en-ca'])
      expect((await titlesFor('zippers postman zips mail', locale)).length, locale).toBeGreaterThan(0)
  })

  test('CAT-63 I18N-08 is found by no English word where French is read', async () => {
    expect(await titlesFor('zippers', 'fr-ca')).toEqual([])
    expect(await titlesFor('zips', 'fr-ca')).toEqual([])
  })

  test('CAT-63 I18N-08 is found as it was published last', async () => {
    const named = (name: string) => ({ name, slots: { main: [richText('<p>x</p>')] } })
    const bodies = { en: named('Dirigible'), 'en-us': named('Blimp') }
    await saveAndPublish(db, samplePage('airship', 'Airship', { bodies }))
    expect([await titlesFor('dirigible', 'en-us'), await titlesFor('blimp', 'en-ca')]).toEqual([
      ['Blimp'],
      ['Dirigible'],
    ])
    await saveAndPublish(db, samplePage('airship', 'Airship', { bodies: { en: named('Dirigible') } }))
    expect([await titlesFor('dirigible', 'en-us'), await titlesFor('blimp', 'en-us')]).toEqual([['Dirigible'], []])
  })
})

describe('a screen of the shop that is found', () => {
  test.each([
    ['en-us', 'favorites'],
    ['en-gb', 'favourites'],
  ])('CAT-63 I18N-01 in %s is shown in the words of its country, and found by them: %s', async (locale, word) => {
    const [page] = (await pagesFor(word, locale)).pages
    expect(page).toMatchObject({ path: `/${locale}/sign-up`, line: expect.stringContaining(word) })
  })
})

describe('what is not shown is not found', () => {
  const author = { author: 'Wren', now: shop.clock.now }
  const at = (ms: number) => new Date(shop.clock.now + ms).toISOString()

  test('CAT-63 a draft', async () => {
    await save(db, samplePage('zeppelin-draft', 'Zeppelin'))
    expect(await pathsFor('zeppelin')).toEqual([])
  })

  test('CAT-63 a page before and after the time for which it is published', async () => {
    const page = samplePage('balloon-day', 'Balloon', { validFrom: at(10), validUntil: at(20) })
    await publish(db, page, await save(db, page), author)
    const start = shop.clock.now
    const found = []
    for (const ms of [9, 10, 19, 20]) {
      shop.clock.now = start + ms
      found.push((await pathsFor('balloon')).length)
    }
    shop.clock.now = start
    expect(found).toEqual([0, 1, 1, 0])
  })

  test('CAT-63 a page of the other site, and what stands around another screen', async () => {
    await saveAndPublish(db, samplePage('gyrocopter', 'Gyrocopter', { site: 'EMEA' }))
    expect(await pathsFor('gyrocopter')).toEqual([])
    expect(await pathsFor('gyrocopter', 'en-gb')).toEqual(['/gyrocopter'])
    const around = {
      en: { name: 'Hovercraft', slots: { below: [{ id: 'text', type: 'rich-text', richText: '<p>x</p>' }] } },
    }
    await saveAndPublish(db, samplePage('hovercraft', 'Hovercraft', { bodies: around }))
    expect(await pathsFor('hovercraft')).toEqual([])
  })
})

describe('what nobody types', () => {
  test.each([
    "'; drop table content_document; --",
    '%',
    '_',
    '\\',
    '(.*)+$',
    '\u202e\u0007',
    '😀',
    'a'.repeat(200),
    '<b>returns</b>',
  ])('API-157 %j is answered', async (q) => {
    const { pages } = await pagesFor(q)
    expect(pages.length).toBeLessThanOrEqual(4)
  })

  test.each([
    ['too long', `?q=${'a'.repeat(201)}`],
    ['missing', ''],
    ['of a character that text cannot have', '?q=%00'],
  ])('API-157 a query that is %s is refused', async (_what, search) => {
    const { status } = await shop.call('GET', `${searchHelp.path}${search}`)
    expect(status).toBe(400)
  })

  test('API-157 it is for reading only', async () => {
    expect((await shop.call('POST', `${searchHelp.path}?q=returns`)).status).toBeGreaterThanOrEqual(404)
  })
})
