import type { Schema } from 'effect'
import type { BrowserContext } from 'playwright'
import { withTrees } from '../../../../contracts/content/richTextTrees.ts'
import { richTextOf } from '../../../../server/content/readContent.ts'
import type { Visitor } from '../browser.ts'
import { drawnAgain, undrawn } from '../undrawn.ts'
import { blockPages } from './blockDocuments.ts'
import type { BlockJson } from './blockDocuments.ts'
import { everyBlock } from './everyBlock.ts'
import type { State } from './State.ts'

/** A page of these blocks, which is in no database: its document is answered in the network. */
const blockPage = (name: string, blocks: readonly BlockJson[], held?: RegExp): State => {
  const key = `blocks-${name.toLowerCase().replaceAll(' ', '-')}`
  const document = new RegExp(`/publish/caas/v1/canvas/augmentedpage/\\w+/${key}$`)
  const main = withTrees(blocks, richTextOf) as Schema.Json
  const dialog = blocks.find(({ type }) => type === 'dialog')
  const isLayer = dialog !== undefined || blocks.some(({ type }) => type === 'pop-up')
  let letGo: () => void = () => undefined
  return {
    name: `blocks: ${name}`,
    ...(isLayer ? { isLayer } : {}),
    reach: async ({ page, context, url }) => {
      const gone = new Promise<void>((resolve) => (letGo = resolve))
      await undrawn(context)
      await context.route(document, (route) =>
        route.fulfill({ json: { id: key, name: `Blocks: ${name}`, slots: { main } } }),
      )
      if (held) await hold(context, held, gone)
      await page.goto(`${url}/${key}${dialog ? `#${dialog.id}` : ''}`)
      await page.locator('main [data-block]').first().waitFor()
      if ((await page.locator('meta[content="noindex"]').count()) > 0) throw new Error(`There is no page ${key}.`)
      await hasItsFrame({ page })
      if (isLayer) await page.locator('[role="dialog"], .pop-up').first().waitFor()
      if (name === 'a pop-up') await page.locator('.pop-up form').waitFor()
      else if (held) await page.locator('.skeleton').first().waitFor()
      else await hasNoSkeleton({ page })
    },
    leave: async ({ page, context }) => {
      letGo()
      if (held) await context.unroute(held)
      if (dialog) await page.keyboard.press('Escape')
      await context.unroute(document)
      await drawnAgain(context)
    },
  }
}

const hold = (context: BrowserContext, matching: RegExp, gone: Promise<void>) =>
  context.route(matching, async (route) => {
    await gone
    await route.continue().catch(() => undefined)
  })

/** The bars and the footer's columns, which the browser draws itself here. */
const hasItsFrame = ({ page }: Pick<Visitor, 'page'>) =>
  page.waitForFunction(
    () => !document.querySelector('.bar-reserved') && document.querySelector('.footer-columns > *') !== null,
  )

const hasNoSkeleton = ({ page }: Pick<Visitor, 'page'>) =>
  page.waitForFunction(() => document.querySelector('main .skeleton, main [aria-busy="true"]') === null)

const waiting = ['goods', 'articles'] as const

/** CMS-05: every kind of block in every state, those that wait first: later the answers are known. */
export const blockStates: readonly State[] = [
  ...waiting.map((name) => blockPage(`${name} loading`, blockPages[name] ?? [], /\/(products|canvas\/search)\//)),
  ...Object.entries({ ...blockPages, ...everyBlock }).map(([name, blocks]) => blockPage(name, blocks)),
]
