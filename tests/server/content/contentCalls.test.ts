import { describe, expect, test } from 'vitest'
import { augmentedPages } from '../../../contracts/api/content/augmentedPageApi.ts'
import * as components from '../../../contracts/api/content/componentsApi.ts'
import * as content from '../../../contracts/api/content/contentApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { contentSlots } from '../../../contracts/content/slots.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { testServer } from '../support/testServer.ts'
import { richText, samplePage, save, saveAndPublish } from './sampleContent.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const server = await closeAfterAll(testServer({ previews: 'open' }))
const { db } = server.storage

const article = (key: string, date: string, tags: readonly string[], more: object = {}) =>
  samplePage(key, key, {
    parent: 'journal',
    bodies: { en: { name: key, slots: { main: [head(key, date, tags, more), richText('<p>Words</p>')] } } },
  })

const head = (key: string, date: string, tags: readonly string[], more: object) => ({
  id: 'head',
  type: 'article',
  title: `About ${key}`,
  date,
  picture: { url: '/media/a.svg', alt: '' },
  tags: tags.map((label) => ({ label })),
  ...more,
})

const written = [
  ...Object.values(contentSlots).flatMap((slot) =>
    'page' in slot
      ? [samplePage(slot.page, slot.title, { family: slot.page.endsWith('-modal') ? 'modal' : 'page' })]
      : [],
  ),
  samplePage('landing', 'Landing'),
  samplePage('1000', 'Footwear', { family: 'category' }),
  samplePage('default', 'Any product', { family: 'product' }),
  samplePage('footer', 'Footer', { family: 'footer' }),
  samplePage('menu', 'Menu', { family: 'menu' }),
  samplePage('popups', 'Pop-ups', { family: 'popups' }),
  ...['hello', 'collections', 'foot-sizes', 'search', 'utility', 'size-chart-boots'].map((key) =>
    samplePage(key, key, { family: 'fragment' }),
  ),
  samplePage('journal', 'Journal'),
  article('journal-a', '2026-01-01', ['Winter', 'Huts']),
  article('journal-b', '2026-03-01', ['Winter']),
  article('journal-c', '2026-02-01', ['Gear care'], { relatedIds: ['journal-a', 'gone'] }),
  samplePage('wide', 'Wide', { family: 'showcase', layoutVariant: 'wide' }),
  samplePage('narrow', 'Narrow', { family: 'showcase', layoutVariant: 'narrow' }),
]
for (const document of written) await saveAndPublish(db, document)

/** Each call with what is there for it, and with something that is not. */
const calls: readonly (readonly [Endpoint, there: Params, missing: Params])[] = [
  ...Object.values(augmentedPages).map((endpoint) => [endpoint, {}, { siteId: 'EMEA' }] as const),
  [content.readAugmentedPage, { page: 'landing' }, { page: 'gone' }],
  [content.readContentPage, { page: 'landing' }, { page: 'gone' }],
  [content.readCategoryContent, { categoryId: '1000' }, { categoryId: '9' }],
  [content.readProductContent, { productId: 'RIDGELINE1' }, { productId: 'x', siteId: 'EMEA' }],
  [content.readFooterContent, {}, { siteId: 'EMEA' }],
  [content.readFragment, { fragmentId: 'hello' }, { fragmentId: 'gone' }],
  [content.readMenu, {}, { siteId: 'MOON' }],
  [content.readPopUps, {}, { siteId: 'EMEA' }],
  [content.readPageChildren, { parentPageSlug: 'journal' }, { parentPageSlug: 'gone' }],
  [content.searchContent, { searchType: 'article' }, { searchType: 'shoe' }],
  [content.readShowcase, { docType: 'showcase' }, { docType: 'gone' }],
]
type Params = Readonly<Record<string, string>>

const pathTo = (endpoint: Endpoint, params: Params, mode: 'publish' | 'preview' = 'publish'): string => {
  const all: Params = { siteId: 'NA', mode, ...params }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? ''))
  return mode === 'preview' ? `/pre${path}` : path
}

describe.each(calls)('API-087…114 $id $path', (endpoint, there, missing) => {
  test.each(['publish', 'preview'] as const)(`CMS-03 ${endpoint.id} answers in mode %s`, async (mode) => {
    const found = await server.read(endpoint, pathTo(endpoint, there, mode))
    expect(JSON.stringify(found).length).toBeGreaterThan(40)
  })

  test(`CMS-04 ERR-32 ${endpoint.id} answers 404 where there is nothing`, async () => {
    for (const mode of ['publish', 'preview'] as const) {
      const answer = await server.call('GET', pathTo(endpoint, missing, mode))
      expectRefusal(answer, 404, 'API404')
      expect(answer.error?.message).toMatch(/^There is no such [a-z]+\.$/)
    }
  })
})

describe.each([
  [components.readCollections, 'collections', {}],
  [components.readFooter, 'footer', {}],
  [components.readFootSizes, 'foot-sizes', {}],
  [components.readSearchComponent, 'search', {}],
  [components.readUtilityComponent, 'utility', {}],
  [components.readSizeChart, 'size-chart-boots', { productType: 'boots' }],
  [components.readInternalPage, 'landing', { page: 'landing' }],
] as const)('API-116…121 API-123 $id $path', (endpoint, id, params) => {
  test(`CMS-01 ${endpoint.id} answers what is published on the caller's site, and 404 on another`, async () => {
    const path = pathTo(endpoint, params)
    expect((await server.read(endpoint, path, { headers: { locale: 'fr-ca' } })).id).toBe(id)
    const answer = await server.call('GET', path, { headers: { locale: 'fr-fr' } })
    expectRefusal(answer, 404, 'API404')
  })
})

const readPage = (page: string, options = {}) =>
  server.read(content.readContentPage, pathTo(content.readContentPage, { page }), options)

describe('a document', () => {
  test('CMS-01 is answered in the language of the reader, or in the first of its site', async () => {
    const names = ['en-us', 'fr-ca', 'de-de'].map(async (locale) => {
      const { name, language } = await readPage('landing', { headers: { locale } })
      return [locale, name, language]
    })
    expect(await Promise.all(names)).toEqual([
      ['en-us', 'Landing (en)', 'en'],
      ['fr-ca', 'Landing (fr)', 'fr'],
      ['de-de', 'Landing (en)', 'en'],
    ])
  })

  test('CMS-60 has the tree of each rich text next to it, made by the server', async () => {
    const html = '<p onclick="a()">Hi <b>there</b><script>alert(1)</script></p>'
    const forged = { ...richText(html), richTextTree: [{ tag: 'i' }] }
    await saveAndPublish(db, samplePage('rich', 'x', { bodies: { en: { name: 'x', slots: { main: [forged] } } } }))
    expect((await readPage('rich')).slots['main']).toEqual([
      {
        ...richText(html),
        richTextTree: [{ tag: 'p', children: ['Hi ', { tag: 'b', children: ['there'] }] }],
      },
    ])
  })

  test.each(['page/NA/landing', 'footer/NA', 'menu/NA', 'popups/NA'])(
    "CMS-01 %s tells the server's time, by which its schedules are evaluated",
    async (path) => {
      const { json } = await server.call('GET', `/publish/caas/v1/canvas/${path}`)
      expect(json).toMatchObject({ asOf: server.clock.now })
    },
  )

  test('CMS-01 is there from its first instant until before its second, except in a preview', async () => {
    const at = (ms: number) => new Date(server.clock.now + ms).toISOString()
    const until = samplePage('until', 'x', { validFrom: at(-1), validUntil: at(1) })
    for (const document of [
      until,
      samplePage('past', 'x', { validUntil: at(0) }),
      samplePage('soon', 'x', { validFrom: at(1) }),
    ])
      await saveAndPublish(db, document)
    const statusOf = async (page: string, mode: 'publish' | 'preview') =>
      (await server.call('GET', pathTo(content.readContentPage, { page }, mode))).status
    expect(await Promise.all(['until', 'past', 'soon'].map((key) => statusOf(key, 'publish')))).toEqual([200, 404, 404])
    expect(await Promise.all(['until', 'past', 'soon'].map((key) => statusOf(key, 'preview')))).toEqual([200, 200, 200])
  })

  test('CMS-03 a draft is shown only in the preview, as it will look when it is published', async () => {
    await saveAndPublish(db, samplePage('drafted', 'Old'))
    const draft = samplePage('drafted', 'New')
    await save(db, draft)
    const preview = () =>
      server.read(content.readContentPage, pathTo(content.readContentPage, { page: 'drafted' }, 'preview'))
    expect((await readPage('drafted')).name).toBe('Old (en)')
    const before = await preview()
    expect(before.name).toBe('New (en)')
    await saveAndPublish(db, draft)
    expect(await readPage('drafted')).toEqual(before)
  })

  test('CMS-01 one document serves all products without their own', async () => {
    const path = (productId: string) => pathTo(content.readProductContent, { productId })
    await saveAndPublish(db, samplePage('OWN', 'Own', { family: 'product' }))
    expect((await server.read(content.readProductContent, path('OWN'))).id).toBe('OWN')
    expect((await server.read(content.readProductContent, path('OTHER'))).id).toBe('default')
  })
})

describe('lists', () => {
  test('API-111 the children of a page are links to them', async () => {
    const read = await server.read(
      content.readPageChildren,
      pathTo(content.readPageChildren, { parentPageSlug: 'journal' }),
    )
    expect(read.slots['main']).toMatchObject([
      {
        type: 'secondary-navigation',
        items: ['journal-a', 'journal-b', 'journal-c'].map((key) => ({ title: key, target: { url: `/${key}` } })),
      },
    ])
  })

  const search = async (query: string) => {
    const path = pathTo(content.searchContent, { searchType: 'article' })
    const { result, facets, numFound } = await server.read(content.searchContent, `${path}${query}`)
    return { ids: result.map(({ id }) => id), facets, numFound }
  }

  test('CAT-55 articles are the newest first, with their tags by frequency', async () => {
    expect(await search('')).toEqual({
      ids: ['journal-b', 'journal-c', 'journal-a'],
      facets: [
        { id: 'winter', label: 'Winter', count: 2 },
        { id: 'gear-care', label: 'Gear care', count: 1 },
        { id: 'huts', label: 'Huts', count: 1 },
      ],
      numFound: 3,
    })
  })

  test.each([
    ['?tagId=winter', ['journal-b', 'journal-a'], 2],
    ['?tagId=huts,gear-care', ['journal-c', 'journal-a'], 2],
    ['?q=gear%20ABOUT', ['journal-c'], 1],
    ['?q=nothing', [], 0],
    ['?limit=1&offset=1', ['journal-c'], 3],
    ['?limit=-1&offset=-5', [], 3],
  ])('CAT-55 a search for %s', async (query, ids, numFound) => {
    expect(await search(query)).toMatchObject({ ids, numFound })
  })

  test('CAT-51 an article names those its editor chose, or the newest with a tag in common', async () => {
    const related = async (page: string) => {
      const [block] = (await readPage(page)).slots['main'] as unknown as readonly {
        related: readonly { id: string }[]
      }[]
      return block?.related.map(({ id }) => id)
    }
    expect(await related('journal-a')).toEqual(['journal-b'])
    expect(await related('journal-c')).toEqual(['journal-a'])
  })

  test('CAT-50 CAT-51 an article says how long it takes to read', async () => {
    const path = pathTo(content.searchContent, { searchType: 'article' })
    const { result } = await server.read(content.searchContent, path)
    expect(result.map(({ minutes }) => minutes)).toEqual([1, 1, 1])
    expect((await readPage('journal-a')).slots['main']?.[0]).toMatchObject({ type: 'article', minutes: 1 })
  })

  const showcase = async (docType: string, query = '') =>
    server.read(content.readShowcase, `${pathTo(content.readShowcase, { docType })}${query}`)

  test('CMS-11 CMS-14 a showcase lists the documents of a family or with a kind of block', async () => {
    expect(await showcase('showcase')).toEqual({
      items: [
        { id: 'showcase/narrow', name: 'Narrow (en)' },
        { id: 'showcase/wide', name: 'Wide (en)' },
      ],
      total: 2,
    })
    expect((await showcase('showcase', '?layoutVariant=wide')).items.map(({ id }) => id)).toEqual(['showcase/wide'])
    expect((await showcase('article')).items.map(({ id }) => id)).toEqual(
      ['a', 'b', 'c'].map((letter) => `page/journal-${letter}`),
    )
    expect(await showcase('hero')).toEqual({ items: [], total: 0 })
  })

  test('CMS-11 a page of it has 20 documents, at most 50', async () => {
    const { total } = await showcase('rich-text')
    expect(total).toBeGreaterThan(20)
    const first = await showcase('rich-text')
    expect(first.items).toHaveLength(20)
    const rest = await showcase('rich-text', '?limit=1000&offset=20')
    expect(rest.items).toHaveLength(Math.min(50, total - 20))
  })
})
