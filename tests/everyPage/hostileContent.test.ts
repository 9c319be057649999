import type { Schema } from 'effect'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import { withTrees } from '../../contracts/content/richTextTrees.ts'
import { richTextOf } from '../../server/content/readContent.ts'
import { hostileHtml } from '../server/content/hostileHtml.ts'
import { mutantsOf, wrongs } from '../support/hostileBlocks.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { undrawn } from '../e2e/support/undrawn.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Counts what a script of a document could do, and what the page's policy had to stop. */
const watch = (): void => {
  const seen: string[] = []
  Object.assign(window, { seen, alert: () => seen.push('alert') })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    seen.push(`${effectiveDirective} ${blockedURI}`),
  )
}
const seenOn = (page: Page) => page.evaluate<readonly string[]>('window.seen')

/** Answers these documents as content pages of the shop. */
const show = async ({ context }: Visitor, pages: Readonly<Record<string, readonly Schema.Json[]>>): Promise<void> => {
  await undrawn(context)
  for (const [key, main] of Object.entries(pages))
    await context.route(new RegExp(`/publish/caas/v1/canvas/augmentedpage/NA/${key}$`), (route) =>
      route.fulfill({ json: { id: key, name: key, slots: { main } } }),
    )
}

/** What a shopper must never read about a block. */
const errorTexts = /went wrong|\b(error|undefined|NaN|malformed|invalid)\b|\[object|cannot read/i

describe('a document that tries to do harm', () => {
  test('CMS-60 whose texts try several hundred ways to run a script runs none', { timeout: 120_000 }, async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const texts = hostileHtml().map((richText, n) => ({ id: `text-${n}`, type: 'rich-text', richText }))
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
    'CMS-06 whose blocks have something wrong in every field keeps its page, says nothing, and is reported once per kind',
    { timeout: 180_000 },
    async () => {
      shopper = await shop.visitor()
      const { page, url } = shopper
      const kinds = keysOf(blockKinds)
      const wrong = kinds.flatMap((kind) =>
        Object.entries(wrongs).flatMap(([name, each]) =>
          mutantsOf(kind, each)
            .slice(0, 2)
            .map((block, n) => ({ ...block, id: `${kind}-${name}-${n}`.replaceAll(' ', '-') })),
        ),
      )
      const broken = kinds.map((kind) => ({ id: `broken-${kind}`, type: kind, exposures: 'wrong' }))
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
