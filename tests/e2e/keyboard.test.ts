import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop, viewportOf } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, focusOutside, showsFocus, tabTo } from './support/keyboard.ts'
import { cartCount, eventually, field, openCart, openProduct } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('where the focus goes', () => {
  test('the skip link is the first thing Tab finds and leads past the header', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    for (const [width, paths] of [
      [390, ['', '/p/harrow-mid-boot-HARROWMID1', '/cart', '/checkout']],
      [1440, ['']],
    ] as const) {
      await page.setViewportSize(viewportOf(width))
      for (const path of paths) {
        await page.goto(`${url}${path}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
        await page.keyboard.press('Tab')
        expect(await focusedName(page), path).toBe('Skip to content')
        expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(true)
        await page.keyboard.press('Enter')
        await eventually(() => page.evaluate(() => document.activeElement?.id), 'main')
      }
    }
  })

  test('the keyboard’s focus goes on to what came in the place of the sign-in form, and passes the filters of a list in one press', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const { keyboard } = page
    const placeOfFocus = () => page.evaluate(() => document.activeElement?.id)
    await page.goto(`${url}/account`)
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill('consumer@example.com')
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Trail-2026')
    await keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
    await eventually(placeOfFocus, 'main')
    await page.goto(`${url}/c/footwear-1000`)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    await tabTo(page, /^Skip the filters$/)
    expect(await showsFocus(page)).toBe(true)
    await keyboard.press('Enter')
    await eventually(placeOfFocus, 'products')
    await keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Sort by')
  })

  /** Opens by key, cycles the focus inside, leaves by Escape, and returns the focus to where it came from. */
  const opensAndCloses = async (page: Page, opener: RegExp): Promise<void> => {
    await tabTo(page, opener)
    const name = await focusedName(page)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await eventually(() => dialog.evaluate((element) => element.contains(document.activeElement)), true)
    expect(await focusOutside(page, dialog)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => focusedName(page), name)
  }

  test('a dialog keeps the focus, Escape closes it, and the focus returns: menu, filters, mini cart, another size', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await page.goto(`${url}/c/footwear-1000`)
    await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
    await opensAndCloses(page, /^Menu$/)
    await opensAndCloses(page, /^Filter$/)
    await openProduct(shopper)
    await opensAndCloses(page, /^Add to cart$/)
    await openCart(shopper)
    await opensAndCloses(page, /^Change size or color: Harrow Mid$/)
  })
})

test('CAT-04 CART-16 from the front page to the checkout without a pointer', { timeout: 90_000 }, async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  const { keyboard } = page
  await page.goto(url)
  await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  await tabTo(page, /^Search$/)
  await keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role')), 'combobox')
  await keyboard.type('harrow mid')
  await keyboard.press('Enter')
  // The front page, which has the boot too, stays until the results are there.
  await page.getByRole('heading', { level: 1, name: /harrow mid/i }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harrow Mid/ })
    .first()
    .waitFor()
  await tabTo(page, /^Harrow Mid/)
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await tabTo(page, /^US [6-9]/)
  for (let step = 0; step < 30 && !/^US 9($|\D)/.test(await focusedName(page)); step += 1)
    await keyboard.press('ArrowRight')
  await eventually(() => new URL(page.url()).searchParams.get('size'), '090')
  await tabTo(page, /^Add to cart$/)
  await keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^View cart/)
  await keyboard.press('Enter')
  await page.locator('li.cart-line').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tabTo(page, /^Quantity of Harrow Mid$/)
  await keyboard.press('ArrowUp')
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
  await tabTo(page, /^Remove Harrow Mid$/)
  await keyboard.press('Enter')
  await eventually(() => focusedName(page), 'Undo: put Harrow Mid back')
  await keyboard.press('Enter')
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 2 items')
  await tabTo(page, /^Checkout$/)
  await keyboard.press('Enter')
  await field(page, 'Email').waitFor()
})
