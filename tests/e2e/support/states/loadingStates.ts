import type { BrowserContext } from 'playwright'
import type { State } from './State.ts'
import type { Visitor } from '../browser.ts'
import { drawnAgain, undrawn } from '../undrawn.ts'

const worker = /\/assets\/worker-[^/]*\.js/
const products = /\/products\/v/

/** What is held back is released when the state is left, and the page continues as if it had been slow. */
const slowly = (name: string, held: RegExp, path: string): State => {
  let letGo: () => void = () => undefined
  return {
    name,
    reach: async ({ page, context, url }: Visitor) => {
      const gone = new Promise<void>((resolve) => (letGo = resolve))
      await undrawn(context)
      await hold(context, held, gone)
      await page.goto(`${url}${path}`)
      await page.locator('.skeleton').filter({ visible: true }).first().waitFor()
    },
    leave: async ({ context }) => {
      letGo()
      await context.unroute(held)
      await drawnAgain(context)
    },
  }
}

const hold = (context: BrowserContext, matching: RegExp, gone: Promise<void>) =>
  context.route(matching, async (route) => {
    await gone
    await route.continue().catch(() => undefined)
  })

/** Pages whose answer takes its time: their skeletons are drawn already. */
export const loadingStates: readonly State[] = [
  slowly('listing loading', products, '/c/women-2000'),
  slowly('product loading', products, '/p/ford-sandal-FORDSANDAL'),
  slowly('cart loading', worker, '/cart'),
  slowly('checkout loading', worker, '/checkout'),
  slowly('confirmation loading', worker, '/order-confirmation'),
  slowly('account loading', worker, '/account'),
]
