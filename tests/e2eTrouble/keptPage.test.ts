import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { addShown, addToCart, cartCount, eventually, harrowTen, isConfirmed, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** To distinguish it from a page that was loaded again. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true })
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }))
  })

/** "Back" or "forward" to a page that was kept: nothing is loaded for which Playwright's own `goBack` could wait. */
const turn = async (page: Page, by: -1 | 1, path: RegExp): Promise<void> => {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await session.send('Page.enable')
  await page.evaluate((steps) => setTimeout(() => history.go(steps)), by)
  await eventually(() => page.url(), path)
  await eventually(async () => (await page.evaluate('window.isMarked && window.wasKept')) || reasons, true)
  await session.detach()
}

test('a page that the browser has kept shows the cart as it is now and sells, in both directions of the history', async () => {
  shopper = await shop.visitor({ keepsPages: true })
  const { page, url } = shopper
  await page.goto(`${url}/cart`)
  await sees(page, 'Your cart is empty')
  await mark(page)
  await addToCart(shopper)
  await mark(page)
  await turn(page, -1, /\/cart$/)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 1 item')
  await page.locator('li.cart-line').waitFor()
  await page.getByRole('button', { name: 'One more' }).click()
  await isConfirmed(page)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
  await turn(page, 1, /\/p\/harrow-mid/)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await addShown(page)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 3 items')
  await page.goto(`${url}${harrowTen}`)
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 3 items')
})
