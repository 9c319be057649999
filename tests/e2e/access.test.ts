import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { addToCart, field, fillCard, fillShipping, isConfirmed, openCart, openProduct, sees, thankYou } from './support/walk.ts'

const shop = useShop()

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).first().waitFor({ state: 'attached' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

type State = readonly [name: string, reach: (shopper: Visitor) => Promise<unknown>]

/** Pages one looks around in, each reached from its address. */
const lookingAround: readonly State[] = [
  ['home', async ({ page, url }) => {
    await page.goto(url)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  }],
  ['category with facets open', async ({ page, url }) => {
    await page.goto(`${url}/c/footwear-1000`)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    if (page.viewportSize()?.width === 390) await press(page, 'Filter')
    await page.locator('details.fold').filter({ visible: true }).first().waitFor()
    const closed = page.locator('details.fold:not([open]) > summary').filter({ visible: true })
    while ((await closed.count()) > 0) await closed.first().click()
    await page.getByRole('group', { name: 'Colour' }).locator('label').first().waitFor()
  }],
  ['search with results', async ({ page, url }) => {
    await page.goto(`${url}/search?q=boot`)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  }],
  ['search without results', async ({ page, url }) => {
    await page.goto(`${url}/search?q=zzyzx`)
    await sees(page, /Nothing matches “zzyzx”/)
  }],
  ['search field with suggestions', async ({ page, url }) => {
    await page.goto(url)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    if (page.viewportSize()?.width === 390) await press(page, 'Search')
    await page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill('harrow')
    await page.getByRole('option').first().waitFor()
  }],
  ['product with a sold-out size focused', async (shopper) => {
    await openProduct(shopper, '/p/harrow-mid-boot-HARROWMID1?colour=SAPI')
    const soldOut = shopper.page.locator('.size input[aria-label$="sold out"]').first()
    await soldOut.focus()
    await shopper.page.keyboard.press('Space')
    await sees(shopper.page, /Sold out in/)
  }],
  ['content page', async ({ page, url }) => {
    await page.goto(`${url}/repairs`)
    await h1(page, /\w/)
  }],
  ['not found', async ({ page, url }) => {
    await page.goto(`${url}/no-such-page`)
    await h1(page, 'No trail leads here')
  }],
  ['offline notice', async ({ page, url, context }) => {
    await page.goto(url)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    await context.setOffline(true)
    await sees(page, 'You are offline.')
  }],
]

/** The way of a purchase, each state from the one before. */
const buying: readonly State[] = [
  ['empty cart', async ({ page, url }) => {
    await page.goto(`${url}/cart`)
    await sees(page, 'Your cart is empty')
  }],
  ['mini cart', (shopper) => addToCart(shopper)],
  ['cart with lines', async (shopper) => {
    await openCart(shopper)
    await isConfirmed(shopper.page)
  }],
  ['cart with a refusal', async ({ page }) => {
    await field(page, 'Promo code').fill('EXPIRED20')
    await press(page, 'Apply')
    await field(page, 'Promo code').and(page.locator('[aria-invalid="true"]')).waitFor()
  }],
  ['shipping', async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).first().click()
    await field(page, 'Email').waitFor()
  }],
  ['shipping with errors', async ({ page }) => {
    await press(page, 'Continue to billing')
    await sees(page, 'Email is missing.')
  }],
  ['billing', async ({ page }) => {
    await fillShipping(page)
    await press(page, 'Continue to billing')
    await field(page, 'Card number').waitFor()
  }],
  ['billing with errors', async ({ page }) => {
    await press(page, 'Continue to summary')
    await sees(page, /need your attention/)
  }],
  ['summary', async ({ page }) => {
    await fillCard(page, '4000 0000 0000 0002')
    await press(page, 'Continue to summary')
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
  }],
  ['declined', async ({ page }) => {
    await press(page, 'Place order')
    await page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
  }],
  ['confirmation', async ({ page, url }) => {
    await page.goto(`${url}/checkout?step=billing`)
    await field(page, 'Card number').waitFor()
    await fillCard(page)
    await press(page, 'Continue to summary')
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
    await press(page, 'Place order')
    await thankYou(page)
  }],
  ['flight recorder', async ({ page, url }) => {
    await page.goto(`${url}/debug`)
    await page.getByRole('button', { name: 'Export log' }).waitFor()
    await page.locator('.debug-work').waitFor()
  }],
]

describe.for([
  { width: 390, dark: false, walk: 'looking around', states: lookingAround },
  { width: 1440, dark: true, walk: 'looking around', states: lookingAround },
  { width: 390, dark: true, walk: 'buying', states: buying },
  { width: 1440, dark: false, walk: 'buying', states: buying },
] as const)('axe, $walk at $width px, dark: $dark', ({ width, dark, states }) => {
  test('finds nothing in any state', { timeout: 120_000 }, async () => {
    const shopper = await shop.visitor({ width, dark })
    const found: string[] = []
    for (const [name, reach] of states) {
      await reach(shopper)
      found.push(...(await violationsOn(shopper.page, name)))
    }
    expect(found).toEqual([])
  })
})
