import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const open = async (locale: string, path: string) => {
  shopper = await shop.visitor({ locale })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}

describe('the sizes of the German site', () => {
  test('CAT-61 are labelled on the product’s page, in the mini cart and in the cart', async () => {
    await open('de-de', '/p/harrow-mid-boot-HARROWMID1?colour=SAPI')
    const { page, url } = shopper
    await page.locator('.size', { hasText: /^EU 42$/ }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('090')
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/, EU 42/)
      .first()
      .waitFor()
    await page.goto(`${url}/cart`)
    await page
      .getByRole('main')
      .getByText(/, EU 42$/)
      .first()
      .waitFor()
  })

  test('CAT-60 are filters by one system, men’s apart from women’s', async () => {
    await open('de-de', '/c/hiking-boots-1010')
    const { page } = shopper
    const box = page
      .getByRole('group', { name: 'Schuhgröße Herren', exact: true })
      .getByRole('button', { name: /^EU 42,/ })
    await box.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe('men-shoes-090')
    await expect.poll(() => box.getAttribute('aria-pressed')).toBe('true')
    await page.locator('.applied-filters').getByText('Schuhgröße Herren EU 42').waitFor()
    expect(await page.locator('.facet-sizes [aria-pressed="true"]').count()).toBe(1)
  })
})

test('CAT-61 at 390 px a size of clothes stands above what it is in the system, and neither is broken', async () => {
  shopper = await shop.visitor({ locale: 'de-de', width: 390 })
  const { page, url } = shopper
  for (const locale of ['de-de', 'it-it', 'en-gb']) {
    await page.goto(new URL(`/${locale}/p/lantern-LANTERNDN1`, url).href)
    await isAlive(page)
    const medium = page.locator('.sizes .size').filter({ has: page.getByRole('radio', { name: /^M \(/ }) })
    await medium.waitFor()
    const linesOfTexts = await medium.evaluate((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const lines: number[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        lines.push(range.getClientRects().length)
      }
      return lines
    })
    const small = await medium.locator('small').boundingBox()
    const button = await medium.boundingBox()
    expect(linesOfTexts, locale).toEqual([1, 1])
    expect(small && button && small.x >= button.x && small.x + small.width <= button.x + button.width).toBe(true)
    expect(small?.height).toBeLessThan(24)
  }
})
