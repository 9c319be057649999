import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (name: string | RegExp) => shopper.page.getByRole('heading', { level: 1, name })

describe('an address that does not exist', () => {
  test('RT-06 is answered 404 with a message, not to be indexed, and with a way to another page', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const robots = page.locator('head meta[name="robots"][content="noindex"]')
    for (const [address, words] of [
      [`${url}/nope`, 'No trail leads here'],
      [`${url}/account/nothing`, 'No trail leads here'],
      [`${url}/p/some-boot-NOSUCHBOOT`, 'We no longer have this product'],
      [`${url}/c/no-such-9999`, 'No trail leads here'],
      [new URL('/nope', url).href, 'No trail leads here'],
      [new URL('/xx-yy/cart', url).href, 'No trail leads here'],
    ] as const) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(404)
      expect(answer?.headers()['x-robots-tag'], address).toBe('noindex')
      await heading(words).waitFor()
      await robots.waitFor({ state: 'attached' })
    }
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(/\/[a-z]{2}-[a-z]{2}$/)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    await eventually(() => robots.count(), 0)
    await page.goto(url)
    expect(await robots.count()).toBe(0)
  })

  test('is corrected when it is nearly right', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/c/footwear-1000?page=99&sort=nonsense&colour=%3Cb%3E`)
    await heading('Footwear').waitFor()
    await page.locator('main a[href*="/p/"]').first().waitFor()
    await page.goto(new URL('/EN-US/cart/', url).href)
    await eventually(() => page.url(), `${url}/cart`)
  })
})
