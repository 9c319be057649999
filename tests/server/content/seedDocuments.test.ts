import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Schema } from 'effect'
import { blockKinds } from '../../../contracts/content/blockKinds.ts'
import { contentSlots } from '../../../contracts/content/slots.ts'
import type { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import { readDocument } from '../../../contracts/content/readDocument.ts'
import { withTrees } from '../../../contracts/content/richTextTrees.ts'
import { contentKeyAt, pageAt, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import { checkDocument } from '../../../server/content/checkDocument.ts'
import { richTextOf } from '../../../server/content/readContent.ts'
import { landingPages, seedDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { contentRoutes } from '../../support/contentRoutes.ts'

const shop = await closeAfterAll(sampleShop())
const { productById, categoryById } = shop.catalogue
const documents = seedDocuments()
const pageKeys = new Set(documents.flatMap(({ family, key }) => (family === 'page' ? [key] : [])))

/** Every value under one of the names, at any depth. */
const valuesOf = (json: unknown, names: readonly string[]): readonly unknown[] =>
  typeof json !== 'object' || json === null
    ? []
    : Object.entries(json).flatMap(([name, value]) => [
        ...(names.includes(name) ? [value] : []),
        ...valuesOf(value, names),
      ])

/** As a reader of one language gets it. */
const answered = ({ key, bodies }: (typeof documents)[number], language: string): LocalizedDocument => {
  const { slots = {}, ...body } = bodies[language] ?? { name: '' }
  const areas = Object.entries(slots).map(
    ([area, blocks]) => [area, blocks.map((block) => withTrees(block as Schema.Json, richTextOf))] as const,
  )
  return { id: key, language, ...body, slots: Object.fromEntries(areas) }
}

const isPage = (path: string): boolean => {
  if (pageKeys.has(path.slice(1))) return true
  const { id = '' } = routeIdentifier(`/en-us${path}`) ?? {}
  switch (pageAt(`/en-us${path}`)) {
    case null:
      return false
    case 'Category':
      return categoryById.has(id)
    case 'Product':
      return productById.has(id)
    default:
      return true
  }
}

describe('the seeded documents', () => {
  test('CMS-01 are valid and written in English and French for both sites, and for Europe in others, too', () => {
    for (const document of documents) {
      expect(checkDocument(document)).toMatchObject({ _tag: 'Valid' })
      expect(Object.keys(document.bodies).slice(0, 2)).toEqual(['en', 'fr'])
      if (document.site === 'NA') expect(['', 'en-us']).toContain(Object.keys(document.bodies).slice(2).join())
    }
    expect(documents.filter(({ site }) => site === 'NA')).toHaveLength(documents.length / 2)
  })

  test('LOY-12 the loyalty page names free shipping in America and in Spanish, and not where members do not have it', () => {
    const naming = documents
      .filter(({ key }) => key === 'loyalty')
      .flatMap(({ site, bodies }) =>
        Object.entries(bodies)
          .filter(([, body]) =>
            /free shipping|livraison gratuite|envío gratis|kostenlos\w* Versand|spedizione gratis/i.test(
              JSON.stringify(body),
            ),
          )
          .map(([language]) => `${site} ${language}`),
      )
    expect(naming).toEqual(['NA en', 'NA fr', 'NA en-us', 'EMEA es'])
  })

  test.each(['en', 'en-us', 'fr', 'de', 'it', 'es'])(
    'CMS-06 have no block that shoppers would not see, in %s',
    (language) => {
      const written = documents.filter(({ bodies }) => Object.hasOwn(bodies, language))
      expect(written.length).toBeGreaterThan(0)
      for (const document of written)
        expect(readDocument(answered(document, language)).faults, document.key).toEqual([])
    },
  )

  test('CMS-05 lead only to pages, products and categories of this shop', () => {
    const written = JSON.stringify(documents)
    const urls = [
      ...valuesOf(documents, ['url']).map(String),
      ...[...written.matchAll(/href=\\"([^"\\]*)\\"/g)].map(([, href = '']) => href),
    ]
    const paths = new Set(urls.filter((url) => !/^(?:\/(?:media|film|stories)\/|#)/.test(url)))
    expect([...paths].filter((path) => !path.startsWith('mailto:') && !isPage(path))).toEqual([])
    const products = valuesOf(documents, ['productId', 'productIds']).flat().map(String)
    expect(products.filter((id) => !productById.has(id))).toEqual([])
    const categories = valuesOf(documents, ['categoryId']).map(String)
    expect(categories.filter((id) => !categoryById.has(id))).toEqual([])
  })

  test('CMS-80 open with their anchors the dialogs of their own page', () => {
    const opened = documents.flatMap((document) => {
      const dialogs = [...JSON.stringify(document).matchAll(/"id":"([^"]+)","type":"dialog"/g)].map(
        ([, id]) => `#${id}`,
      )
      const anchors = valuesOf(document, ['url'])
        .map(String)
        .filter((url) => url.startsWith('#'))
      expect(
        anchors.filter((anchor) => !dialogs.includes(anchor)),
        document.key,
      ).toEqual([])
      return anchors
    })
    expect(new Set(opened)).toEqual(new Set(['#packing', '#letter', '#texts', '#soap', '#drops']))
  })

  test('CAT-10 show only pictures that are there', async () => {
    const pictures = new Set(
      valuesOf(documents, ['url'])
        .map(String)
        .filter((url) => url.startsWith('/media/')),
    )
    expect(pictures.size).toBeGreaterThan(4)
    for (const picture of pictures) expect((await shop.app.request(picture)).status, picture).toBe(200)
  })

  test('CMS-48 show a film that is there, with an HLS rendition that names its parts', () => {
    const folder = new URL('../../../ui/public', import.meta.url)
    const films = new Set(
      valuesOf(documents, ['url'])
        .map(String)
        .filter((url) => url.startsWith('/film/')),
    )
    expect([...films].toSorted()).toEqual(['/film/trail.jpg', '/film/trail.mp4', '/film/trail/trail.m3u8'])
    for (const film of films) expect(existsSync(`${folder.pathname}${film}`), film).toBe(true)
    const playlist = readFileSync(`${folder.pathname}/film/trail/trail.m3u8`, 'utf8')
    expect(playlist).toMatch(/^#EXTM3U/)
    const parts = playlist.match(/\w+\.(?:m4s|mp4)/g) ?? []
    expect(parts).toHaveLength(4)
    for (const part of parts) expect(existsSync(`${folder.pathname}/film/trail/${part}`), part).toBe(true)
  })

  test('RT-13 have a page of text for every content route, under the last part of its path', () => {
    const missing = contentRoutes.filter((path) => !pageKeys.has(contentKeyAt(path) ?? ''))
    expect(missing).toEqual([])
  })

  test('I18N no line of a French text begins with a mark that has a space before it', () => {
    for (const { key, bodies } of documents) expect(JSON.stringify(bodies['fr']), key).not.toMatch(/ [?!;»%]|« /)
  })

  test('CMS-05 say nothing twice and nothing loud', () => {
    for (const { key, bodies } of documents)
      for (const { name, slots } of Object.values(bodies))
        expect(`${name} ${JSON.stringify(slots)}`, key).not.toMatch(/lorem|\w!/i)
  })

  test('CMS-02 fill every slot that has a page of its own', () => {
    const keys = new Set(documents.map(({ key }) => key))
    const pages = Object.values(contentSlots).flatMap((slot) => ('page' in slot ? [slot.page] : []))
    expect(pages.filter((page) => !keys.has(page))).toEqual([])
    const names = new Set(documents.map(({ family, key }) => `${family}/${key}`))
    expect(['category/default', 'product/default', 'popups/popups'].filter((name) => !names.has(name))).toEqual([])
  })

  test('CMS-05 use every kind of block, the six landing pages all that a page may have', () => {
    const kindsIn = (json: unknown) => new Set(valuesOf(json, ['type']).map(String))
    const seeded = kindsIn(documents)
    expect(Object.keys(blockKinds).filter((kind) => !seeded.has(kind))).toEqual([])
    const landed = kindsIn(landingPages.map(({ body }) => body((english) => english, 'en', 'EMEA')))
    const elsewhere = [
      'article',
      'promo-bar',
      'promo-message',
      'benefit-bar',
      'pop-up',
      'menu-item',
      'footer-item',
      'newsletter',
    ]
    expect(
      Object.keys(blockKinds)
        .filter((kind) => !landed.has(kind))
        .toSorted(),
    ).toEqual(elsewhere.toSorted())
    expect(landingPages).toHaveLength(6)
  })

  test('CAT-50 have a journal of 24 tagged articles of 150 to 300 words in each language', () => {
    const articles = documents.filter(({ site, parent }) => site === 'NA' && parent === 'journal')
    expect(articles).toHaveLength(24)
    for (const { key, bodies } of articles)
      for (const { slots } of Object.values(bodies)) {
        const text = String(valuesOf(slots, ['richText'])[0]).replaceAll(/<[^>]+>/g, ' ')
        expect(text.split(/\s+/).length, key).toBeGreaterThan(150)
        expect(text.split(/\s+/).length, key).toBeLessThan(310)
        expect(valuesOf(slots, ['label']).length, key).toBeGreaterThan(1)
      }
  })
})
