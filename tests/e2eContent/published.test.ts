import { Schema } from 'effect'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { languageRead } from '../../core/domain/content/localize.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import { pageAt } from '../../core/domain/route/pageAt.ts'
import { saveDraft } from '../../server/content/contentStore.ts'
import { publish } from '../../server/content/publishing.ts'
import { listLatest } from '../../server/content/storedDocuments.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { eventually, harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop in development, where everybody sees drafts; without experiments, as drafts are. */
const { address, books } = useOwnServer(() => ({ CAIRN_PREVIEW: 'open', CAIRN_EXPERIMENTS: 'off' }))

type Document = typeof ContentDocument.Encoded

const seededPages = async (): Promise<readonly Document[]> =>
  (await listLatest(books(), 'NA', 'page'))
    .map(({ document }) => Schema.encodeSync(ContentDocument)(document))
    .filter(
      ({ key, bodies }) =>
        pageAt(`/en-us${contentPath(key)}`) === 'Content' &&
        Object.values(bodies).some(({ slots }) => isOwnPage(key, slots)),
    )

/** Saves each page with another name, which only its preview shows. */
const revise = async (documents: readonly Document[]): Promise<ReadonlyMap<Document, number>> => {
  const drafts = new Map<Document, number>()
  for (const document of documents) {
    const bodies = Object.entries(document.bodies).map(
      ([language, body]) => [language, { ...body, name: `${body.name} ×` }] as const,
    )
    const by = { author: 'Wren', now: Date.now() }
    const saved = await saveDraft(books(), { ...document, bodies: Object.fromEntries(bodies) }, by)
    if (saved._tag === 'Saved') drafts.set(document, saved.revision)
  }
  return drafts
}

/** What a page shows, without what differs from one visit to another: generated ids, and where its links lead. */
const domOf = (on: Page): Promise<string> =>
  on.evaluate(() => {
    const ids = new Map<string, string>()
    const plain = (value: string): string =>
      value.replace(/^\/pre(?=\/)/, '').replaceAll(/_[rR]_\w*_/g, (id) => {
        ids.set(id, ids.get(id) ?? `id${ids.size}`)
        return ids.get(id) ?? ''
      })
    const linesOf = (node: Node): readonly string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
      if (!(node instanceof Element) || node.matches('[data-live-announcer]')) return []
      const attributes = [...node.attributes]
        // A height that was kept and let go leaves an empty style.
        .filter(({ name, value }) => !/^(data-style|selected|muted)$/.test(name) && `${name}=${value}` !== 'style=')
        .map(({ name, value }) => `${name}="${plain(value)}"`)
      return [
        `\n<${[node.tagName, ...attributes.toSorted()].join(' ')}>`,
        ...[...node.childNodes].flatMap(linesOf),
        `</${node.tagName}>`,
      ]
    }
    return linesOf(document.querySelector('#root') ?? document.body).join('')
  })

/** To another page as a link leads there, without a request for a document. */
const follow = (on: Page, path: string): Promise<void> =>
  on.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

const open = async (on: Page, path: string): Promise<Page> => {
  await on.goto(address(path))
  await isAlive(on)
  return on
}

/** The first line in which they differ, of both; empty if there is none. */
const firstDifference = (oneDom: string, otherDom: string): readonly string[] => {
  const [one, other] = [oneDom.split('\n'), otherDom.split('\n')]
  const place = [...one.keys(), one.length].find((index) => one[index] !== other[index])
  return place === undefined ? [] : [one[place] ?? '', other[place] ?? '']
}

const lookTheSame = (preview: Page, published: Page, message: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const [one, other] = await Promise.all([domOf(preview), domOf(published)])
        return firstDifference(one, other)
      },
      { message, timeout: 15_000 },
    )
    .toEqual([])

describe('after publication', () => {
  test('CMS-03 every seeded page has the DOM that its preview had', { timeout: 300_000 }, async () => {
    shopper = await shop.visitor()
    const { page: preview } = shopper
    const documents = await seededPages()
    expect(documents.length).toBeGreaterThan(30)
    const drafts = await revise(documents)
    const pages = documents.map((document, place) => {
      const locale = place < 10 ? 'fr-ca' : 'en-us'
      const { name } = document.bodies[languageRead(document, locale) ?? ''] ?? { name: '' }
      return { path: `/${locale}${contentPath(document.key)}`, title: `${name} ×` }
    })
    const first = pages[0]?.path ?? ''
    // The preview of the first page stays open while it is published.
    await open(preview, `/pre${first}`)
    await expect.poll(() => preview.title()).toContain(' ×')
    for (const [document, revision] of drafts)
      await publish(books(), document, revision, { author: 'Wren', now: Date.now() })
    const last = address(`/publish/caas/v1/canvas/page/NA/${documents.at(-1)?.key}`)
    await eventually(async () => (await (await fetch(last)).text()).includes(' ×'), true)
    const published = await open(await shopper.tab(), first)
    for (const { path, title } of pages) {
      if (path !== first) {
        const isOtherLanguage = !new URL(published.url()).pathname.startsWith(path.slice(0, 6))
        const show = isOtherLanguage ? open : follow
        await Promise.all([show(preview, `/pre${path}`), show(published, path)])
      }
      for (const one of [preview, published])
        await expect.poll(() => one.title(), { message: path, timeout: 15_000 }).toContain(title)
      await lookTheSame(preview, published, path)
    }
  })

  test('CMS-03 the front page, a category and a product have the DOM that their previews had', async () => {
    shopper = await shop.visitor()
    const { page: preview } = shopper
    const published = await shopper.tab()
    const places = [
      { family: 'page', key: 'home', area: 'main', path: '/en-us' },
      { family: 'category', key: '1000', area: 'below', path: '/en-us/c/footwear-1000' },
      { family: 'product', key: 'default', area: 'below', path: `/en-us${harrow}` },
    ] as const
    for (const { family, key, area, path } of places) {
      const words = `Words for ${key}`
      const found = (await listLatest(books(), 'NA', family)).find(({ document }) => document.key === key)
      if (found === undefined) throw new Error(`There is no ${family} ${key}.`)
      const document = Schema.encodeSync(ContentDocument)(found.document)
      const bodies = Object.entries(document.bodies).map(([language, body]) => {
        const blocks = [...(body.slots[area] ?? []), { id: 'words', type: 'rich-text', richText: `<p>${words}</p>` }]
        return [language, { ...body, slots: { ...body.slots, [area]: blocks } }] as const
      })
      const by = { author: 'Wren', now: Date.now() }
      const saved = await saveDraft(books(), { ...document, bodies: Object.fromEntries(bodies) }, by)
      if (saved._tag !== 'Saved') throw new Error(saved._tag)
      await open(preview, `/pre${path}`)
      await preview.getByText(words).waitFor()
      await publish(books(), document, saved.revision, by)
      // What was drawn before stays for a while.
      await expect
        .poll(
          async () => {
            await open(published, path)
            return published.getByText(words).count()
          },
          { message: path },
        )
        .toBe(1)
      await lookTheSame(preview, published, path)
    }
  })
})
