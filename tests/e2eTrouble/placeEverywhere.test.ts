import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { productLinks, scrollDown, standsAt, top } from '../e2e/support/place.ts'
import { undrawn } from '../e2e/support/undrawn.ts'
import { eventually, goodCard, harrowTen, placeOrder, toSummary } from '../e2e/support/walk.ts'
import { openAccount } from '../e2e/support/walkAccount.ts'
import { turnTo } from '../e2e/support/walkWithin.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Follows a link on the screen to another page, returns, loads the page again, and finds the place each time. */
const leavesAndReturns = async (place: string, links: string): Promise<void> => {
  const { page } = shopper
  const { pathname } = new URL(page.url())
  await page.evaluate((selector) => {
    const [link] = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter((each) => {
      const { top: y } = each.getBoundingClientRect()
      return y >= 0 && y < innerHeight && each.pathname !== location.pathname
    })
    link?.click()
  }, links)
  await page.waitForURL((address) => address.pathname !== pathname)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => top(page), 0)
  await page.goBack()
  await standsAt(page, place, links)
  await page.reload()
  await isAlive(page)
  await standsAt(page, place, links)
}

describe('the place on a page is there again after "back" and after a reload', () => {
  test.each([390, 1440] as const)('RT-23 in the results of a search at %i px', async (width) => {
    shopper = await shop.visitor({ width })
    const { page, url } = shopper
    await page.goto(`${url}/search?q=boots`)
    await isAlive(page)
    await leavesAndReturns(await scrollDown(page, 900), productLinks)
  })

  test.each([true, false])(
    'RT-23 in the journal, as long as it had become by "Read more" (drawn: %s)',
    async (isDrawn) => {
      shopper = await shop.visitor()
      const { page, url, context } = shopper
      if (!isDrawn) await undrawn(context)
      const stories = page.getByRole('main').getByRole('article')
      await page.goto(`${url}/journal`)
      await isAlive(page)
      for (const count of [13, 19]) {
        await page.getByRole('main').getByRole('button', { name: 'Read more' }).click()
        await expect.poll(() => stories.count()).toBe(count)
      }
      const links = 'main article a'
      await leavesAndReturns(await scrollDown(page, 3_200, links), links)
      expect(await stories.count()).toBe(19)
    },
  )

  test('RT-23 in the favorites', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    const hearts = page.locator('.product-grid').getByRole('button', { name: /^Add .* to favorites$/ })
    for (const place of Array.from({ length: 8 }).keys()) {
      await hearts.nth(place).click()
      await eventually(() => hearts.nth(place).getAttribute('aria-pressed'), 'true')
    }
    await turnTo(page, `${url}/favorites`)
    await page.locator('.favorite-grid a').nth(7).waitFor()
    const links = '.favorite-grid a[href*="/p/"]'
    await leavesAndReturns(await scrollDown(page, 700, links), links)
  })

  test('RT-23 in the orders of an account', { timeout: 120_000 }, async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await page.goto(url)
    await openAccount(page)
    await toSummary(shopper, goodCard, harrowTen)
    await placeOrder(page)
    await page.setViewportSize({ width: 390, height: 480 })
    await page.goto(`${url}/account/orders`)
    const links = 'main a[href*="/account/orders/"]'
    await page.locator(links).first().waitFor()
    await leavesAndReturns(await scrollDown(page, 150, links), links)
  })
})
