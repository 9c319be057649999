import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const main = () => shopper.page.getByRole('main')
const heading = (name: string) => main().getByRole('heading', { name })
const region = (name: string) => main().getByRole('region', { name })

describe('the front page', () => {
  test.each([
    ['en-us', 'Boots for the long way round', 'Cairn: footwear and clothing for walking', /^Boots, shells and packs/],
    [
      'fr-fr',
      'Des chaussures pour le grand détour',
      'Cairn : chaussures et vêtements de marche',
      /^Chaussures, vestes/,
    ],
  ])(
    'CMS-02 in %s is drawn from its document, with its name, and does not move when it comes to life',
    async (...row) => {
      const [locale, title, name, description] = row
      shopper = await shop.visitor({ locale })
      const { page, url } = shopper
      await page.addInitScript(() => {
        const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts
        const add = (list: PerformanceObserverEntryList) =>
          shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
      })
      const letGo = await heldScripts(shopper)
      await page.goto(url)
      await heading(title).waitFor()
      expect((await page.title()).replaceAll(/\s/g, ' ')).toBe(name)
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(description)
      await page.locator('[data-block="catalog-grid"] a').first().waitFor()
      await letGo()
      await isAlive(page)
      expect(
        await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.filter((by) => by > 0.001)),
      ).toEqual([])
    },
  )

  test('CMS-31 its hero leads to the product with its price, and on a wide screen names its parts', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { page, url } = shopper
    await page.goto(url)
    await isAlive(page)
    await main().getByRole('definition').filter({ hasText: '$228.00' }).waitFor()
    await main().getByText('Hooks and eyelets').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await main().getByText('Hooks and eyelets').waitFor({ state: 'hidden' })
    await main().getByRole('link', { name: 'Harrow Mid', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
  })

  test('CMS-37 CMS-41 five category cards say how much there is, and lead there', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(url)
    await isAlive(page)
    const cards = region('What are you heading out in?').getByRole('article')
    await eventually(() => cards.count(), 5)
    await cards.filter({ hasText: 'Footwear' }).getByText('53 styles').waitFor()
    await cards.getByRole('link', { name: 'Packs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Packs' }).waitFor()
  })

  test('CMS-63 the newest products stand in a row that can be turned, and a link leads to all', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { page, url } = shopper
    await page.goto(url)
    await isAlive(page)
    const row = region('New this season')
    await eventually(() => row.locator('.product-card').count(), 8)
    await row.locator('.product-card').first().getByText('New', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Next' }).click()
    await eventually(() => row.locator('.carousel-items').evaluate((items) => items.scrollLeft > 0), true)
    await row.getByRole('link', { name: 'See all 53' }).click()
    await page.getByRole('heading', { level: 1, name: 'Footwear' }).waitFor()
  })
})

describe('when the content service is not there', () => {
  test('CMS-02 the front page is shown again without a connection', async () => {
    shopper = await shop.visitor()
    const { page, url, context } = shopper
    await page.goto(url)
    await isAlive(page)
    await region('New this season').getByRole('link', { name: 'See all 53' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await heading('About us').waitFor()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Cairn' }).click()
    await heading('Boots for the long way round').waitFor()
    await heading('New this season').waitFor()
    await main().getByRole('definition').filter({ hasText: '$228.00' }).waitFor()
  })
})
