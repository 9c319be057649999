import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('by the keyboard', () => {
  test('CAT-02 the front page opens in the visitor’s locale, and its search suggests and finds by the keyboard', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(new URL('/', url).href)
    await eventually(() => page.url(), url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').locator('a[href*="/c/"]').first().waitFor()
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await field.fill('harrow')
    await page.getByRole('option').filter({ hasText: 'Harrow Mid' }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.getByRole('listbox').getByRole('option', { selected: true }).count(), 1)
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en-us\/search\?q=harrow$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Harrow Mid/ })
      .first()
      .waitFor()
    await page.goto(`${url}/search?q=zzyzx`)
    await sees(page, /zzyzx/)
  })
})

test('CAT-02 on a phone the search field covers the page, which stays where it is until the field closes', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  await page.goto(url)
  const opener = page.getByRole('button', { name: 'Search' })
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  const headingTop = (): Promise<number | undefined> =>
    page
      .getByRole('heading', { level: 1 })
      .boundingBox()
      .then((box) => box?.y)
  const top = await headingTop()
  await opener.click()
  await field.fill('harrow')
  await page.getByRole('option').first().waitFor()
  expect(await headingTop()).toBe(top)
  await field.fill('')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  await eventually(() => opener.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Enter')
  await eventually(() => field.evaluate((input) => input === document.activeElement), true)
  await page.keyboard.press('Tab')
  await field.waitFor({ state: 'hidden' })
  const focused = await page.evaluate(() => document.activeElement?.closest('body, .header')?.className)
  expect(focused, 'what has the focus stands behind the header').toBe(
    await page.evaluate(() => document.body.className),
  )
  await opener.click()
  await opener.click()
  await field.waitFor({ state: 'hidden' })
})
