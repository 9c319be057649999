import type { Schema } from 'effect'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import { isFault, readBlock } from '../../contracts/content/readBlock.ts'
import { withTrees } from '../../contracts/content/richTextTrees.ts'
import { richTextOf } from '../../server/content/readContent.ts'
import type { JsonObject } from '../contracts/blockSamples.ts'
import { hostileHtml, publicHostileHtml } from '../server/content/hostileHtml.ts'
import { saveAndPublish } from '../server/content/sampleContent.ts'
import { fewMutantsOf } from '../support/hostileBlocks.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { undrawn } from '../e2e/support/undrawn.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop whose pages the server draws, and into which documents are written. */
const { address, books } = useOwnServer()
const corpus = [...hostileHtml(), ...publicHostileHtml]
/** Without what no call can bring into a document: U+0000 and half a surrogate pair are refused at the border. */
const storable = corpus.filter((text) => !/\0|\p{Surrogate}/u.test(text))

/** Counts what a script of a document could do, and what the page's policy had to stop. */
const watch = (): void => {
  const seen: string[] = []
  Object.assign(window, { seen, alert: () => seen.push('alert') })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    seen.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** Keeps the texts of the server's picture: they are to be those of the living page. */
const keepDrawn = (): void =>
  document.addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { drawn: [...document.querySelectorAll('main .rich')] }),
  )
const seenOn = (page: Page) => page.evaluate<readonly string[]>('window.seen')

/** Answers these documents as content pages of the shop. */
const show = async ({ context }: Visitor, pages: Readonly<Record<string, readonly Schema.Json[]>>): Promise<void> => {
  await undrawn(context)
  for (const [key, main] of Object.entries(pages))
    await context.route(new RegExp(`/publish/caas/v1/canvas/augmentedpage/NA/${key}$`), (route) =>
      route.fulfill({ json: { id: key, name: key, slots: { main } } }),
    )
}

/** Where ids are what is wrong, those that can be read are alike; a page has each once. */
const unlessIdTaken = (): ((block: JsonObject) => boolean) => {
  const taken = new Set<unknown>()
  return (block) => isFault(readBlock(block)) || (!taken.has(block['id']) && taken.add(block['id']) === taken)
}

/** What a shopper must never read about a block. */
const errorTexts = /went wrong|\b(error|undefined|NaN|malformed|invalid)\b|\[object|cannot read/i

describe('a document that tries to do harm', () => {
  test('CMS-60 whose texts try several hundred ways to run a script runs none', { timeout: 120_000 }, async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const texts = corpus.map((richText, n) => ({ id: `text-${n}`, type: 'rich-text', richText }))
    await show(shopper, { 'hostile-texts': texts.map((block) => withTrees(block, richTextOf)) })
    await page.addInitScript(watch)
    await page.goto(`${url}/hostile-texts`)
    const blocks = page.locator('[data-block="rich-text"]')
    await expect.poll(() => blocks.count()).toBeGreaterThan(100)
    for (const link of await blocks.locator('a[href]').all())
      expect(await link.getAttribute('href')).not.toMatch(/^[\s\p{Cc}]*(?:javascript|data|vbscript):/iu)
    await blocks.evaluateAll((all) =>
      all.forEach((each) => each.dispatchEvent(new Event('mouseover', { bubbles: true }))),
    )
    expect(await blocks.locator('script, style, iframe, svg, math, form, input, object, embed').count()).toBe(0)
    expect(await seenOn(page)).toEqual([])
  })

  test(
    'CMS-60 whose texts are drawn by the server comes alive as it was drawn, and runs no script',
    { timeout: 120_000 },
    async () => {
      const rows = Array.from({ length: Math.ceil(storable.length / 12) }, (_, n) => ({
        id: `row-${n}`,
        type: 'icon-and-text',
        iconSize: 'small',
        variant: 'one-column',
        items: storable.slice(n * 12, n * 12 + 12).map((richText) => ({ richText })),
      }))
      const body = { name: 'Hostile', slots: { main: rows } }
      await saveAndPublish(books(), { family: 'page', key: 'hostile', site: 'NA', bodies: { en: body, fr: body } })
      shopper = await shop.visitor()
      const { page } = shopper
      await page.addInitScript(watch)
      await page.addInitScript(keepDrawn)
      const drawnRows = (html = '') => html.match(/data-block="icon-and-text"/g)?.length
      // A page whose answers take long is not drawn; what was drawn is kept for a while.
      await expect.poll(async () => drawnRows(await (await fetch(address('/en-us/hostile'))).text())).toBe(rows.length)
      const answer = await page.goto(address('/en-us/hostile'))
      expect(drawnRows(await answer?.text())).toBe(rows.length)
      await isAlive(page)
      const texts = page.locator('main .rich')
      await texts.evaluateAll((all) =>
        all
          .flatMap((each) => [each, ...each.querySelectorAll('*')])
          .forEach((each) => each.dispatchEvent(new Event('mouseover', { bubbles: true }))),
      )
      const drawn = await page.evaluate<readonly boolean[]>('window.drawn.map((each) => each.isConnected)')
      expect(drawn.length).toBeGreaterThan(300)
      expect([drawn.filter((stays) => !stays), await texts.count()]).toEqual([[], drawn.length])
      expect(await texts.locator('script, style, iframe, img, svg, math, form, input, object, embed').count()).toBe(0)
      expect(await seenOn(page)).toEqual([])
    },
  )

  test(
    'CMS-06 whose blocks have something wrong in every field keeps its page, says nothing, and is reported once per kind',
    { timeout: 180_000 },
    async () => {
      shopper = await shop.visitor()
      const { page, url } = shopper
      const kinds = keysOf(blockKinds)
      const wrong = kinds.flatMap(fewMutantsOf).filter(unlessIdTaken())
      const broken = [
        { id: 'no-kind' },
        ...kinds.map((kind) => ({ id: `broken-${kind}`, type: kind, exposures: 'wrong' })),
      ]
      const next = { id: 'next', type: 'call-to-action', target: { text: 'The next page', url: '/hostile-again' } }
      const end = { id: 'end', type: 'rich-text', richText: '<p>The last block</p>', richTextTree: ['The last block'] }
      const main = [next, ...wrong, ...broken, end] as readonly Schema.Json[]
      await show(shopper, { 'hostile-blocks': main, 'hostile-again': main })
      await page.addInitScript(watch)
      await page.goto(`${url}/hostile-blocks`)
      await page.getByText('The last block').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'The next page' }).click()
      await page.getByRole('heading', { level: 1, name: 'hostile-again' }).waitFor()
      await page.getByText('The last block').waitFor()
      expect(await page.getByRole('main').innerText()).not.toMatch(errorTexts)
      expect(await seenOn(page)).toEqual([])
      const debug = await shopper.tab()
      const reported = async () => {
        await debug.goto(`${url}/debug`)
        const band = debug.locator('.recorder-band', { hasText: 'Only logged' })
        await band.waitFor()
        const all = (await band.innerText()).matchAll(/widgetScript block_(\S+) \w+ (×\d+)/g)
        return Array.from(all, ([, kind, times]) => `${kind} ${times}`).toSorted()
      }
      const once = [...kinds, 'unreadable'].map((kind) => `${kind} ×1`).toSorted()
      await expect.poll(reported, { interval: 500 }).toEqual(once)
    },
  )
})
