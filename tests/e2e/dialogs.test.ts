import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { dialogTransition } from '../../core/domain/configuration/constants.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually } from './support/walk.ts'
import { openSignIn } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Left, top, right and bottom of what covers the page, in whole pixels. */
const edges = (page: Page) =>
  page.locator('.layer').evaluate((layer) => {
    const { left, top, right, bottom } = layer.getBoundingClientRect()
    return [left, top, right, bottom].map(Math.round)
  })
const durations = (page: Page) =>
  page.locator('.layer').evaluate((layer) => [...new Set(getComputedStyle(layer).transitionDuration.split(', '))])
const place = async (page: Page): Promise<{ readonly value: string; readonly days: number } | undefined> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'place')
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) }
}

test('DLG-01 DLG-02 a dialog opens and closes in 250 ms where the screen is wide enough, and at once with reduced motion', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(url)
  await openSignIn(page)
  expect(await durations(page)).toEqual(['0s'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await durations(page)).toEqual([`${dialogTransition / 1_000}s`])
  const [left = 0, top = 0, right = 0, bottom = 0] = await edges(page)
  expect(left).toBeGreaterThan(100)
  expect(top).toBeGreaterThan(0)
  expect(left + right).toBe(1440)
  expect(top + bottom).toBe(900)
  for (const [width, from] of [
    [1023, 479],
    [390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(() => edges(page).then(String), String([from, 0, width, 800]))
  }
  await page.locator('.layer :focus').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.layer').waitFor({ state: 'detached' })
})

test('DLG-14 DLG-15 a browser from another country or of its other language is asked once which one it shall be, for every page', async () => {
  shopper = await shop.visitor({ locale: 'fr-ca', isNew: true })
  const { page, url } = shopper
  const at = (path: string): string => new URL(path, url).href
  await page.goto(at('/en-us/c/footwear-1000?sort=price-up'))
  const location = page.getByRole('dialog', { name: 'Shop in Canada?' })
  expect(await location.getByRole('link', { name: 'Go to Canada' }).getAttribute('href')).toBe(
    '/fr-ca/c/footwear-1000?sort=price-up',
  )
  await location.getByRole('button', { name: 'Stay here (United States)' }).click()
  await location.waitFor({ state: 'detached' })
  expect(await place(page)).toEqual({ value: 'US', days: 365 })
  await page.reload()
  await page.getByRole('heading', { name: 'Footwear', level: 1 }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.context().clearCookies()
  await page.goto(at('/en-ca/p/harrow-mid-boot-HARROWMID1'))
  await page.getByRole('dialog', { name: 'Language' }).getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(at('/fr-ca/p/harrow-mid-boot-HARROWMID1'))
  expect((await place(page))?.value).toBe('CA')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Choisir la langue' }).click()
  await page.getByRole('dialog', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
  await page.waitForURL(at('/en-ca/p/harrow-mid-boot-HARROWMID1'))
})
