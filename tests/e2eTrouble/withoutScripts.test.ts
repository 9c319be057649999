import { afterEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const look = async (locale: string, path: string, see: (page: Page) => Promise<void>): Promise<void> => {
  shopper = await shop.visitor({ locale })
  const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shopper.url}${path}`)
  await see(page)
  await context.close()
}

describe('a browser without JavaScript', () => {
  test('SEO-09 reads a product with its price, and why it cannot be added to a cart', async () => {
    await look('en-gb', harrow, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
      expect(await page.getByText(/^£\d/).first().isVisible()).toBe(true)
      expect(await page.getByRole('button', { name: 'Add to cart' }).isVisible()).toBe(false)
      const words = await page.locator('.add').evaluate((add) => getComputedStyle(add, '::after').content)
      expect(words).toBe('"Adding to the cart needs JavaScript."')
      const notice = page.locator('.without-scripts')
      expect(await notice.isVisible()).toBe(true)
      expect(await notice.innerText()).toMatch(/^You can read everything here without JavaScript\./)
      const pictures = page.getByRole('radiogroup').first().locator('img')
      expect(await pictures.count()).toBeGreaterThan(1)
    })
  })

  test('SEO-09 is not told that its cart is empty', async () => {
    await look('de-de', '/cart', async (page) => {
      await page.getByText(/^Dein Warenkorb liegt auf deinem Gerät/).waitFor()
      expect(await page.getByText('Dein Warenkorb ist leer').isVisible()).toBe(false)
    })
  })

  test('SEO-09 is told in words that a page needs JavaScript, rather than shown nothing', async () => {
    await look('fr-fr', '/checkout', async (page) => {
      await page.getByText(/^Cette page a besoin de JavaScript/).waitFor()
    })
  })
})

describe('the head of a page in a browser', () => {
  test('SEO-01 SEO-04 names the page once, also after it came to life and after a link was followed', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const tags = () =>
      page.evaluate(() =>
        [
          'title',
          'meta[name=description]',
          '[rel=canonical]',
          'meta[property="og:title"]',
          '[type="application/ld+json"]',
        ].map((tag) => document.head.querySelectorAll(tag).length),
      )
    await page.goto(`${url}/c/footwear-1000`)
    await isAlive(page)
    expect(await tags()).toEqual([1, 1, 1, 1, 1])
    await page
      .getByRole('main')
      .getByRole('link', { name: /Harrow Mid/ })
      .first()
      .click()
    await expect.poll(() => page.title()).toBe('Harrow Mid – Hiking boot | Cairn')
    expect(await tags()).toEqual([1, 1, 1, 1, 1])
    expect(await page.locator('[rel=canonical]').getAttribute('href')).toContain('/p/harrow-mid-boot-HARROWMID1')
  })
})
