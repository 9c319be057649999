import { afterEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { eventually, harrow, openCart, screeLow, toCart } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const rail = (name: string): Locator => shopper.page.getByRole('region', { name })

const namesIn = async (name: string): Promise<readonly string[]> => {
  await rail(name).locator('.product-card').first().waitFor()
  return rail(name).locator('.product-card h3').allTextContents()
}

const looksAt = async (path: string): Promise<void> => {
  const [, productId] = /-(\w+)(?:\?|$)/.exec(path) ?? []
  await shopper.page.goto(`${shopper.url}${path}`)
  await eventually(async () => (await kept())?.[0], productId)
}

const kept = (): Promise<readonly string[] | null> =>
  shopper.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as readonly string[] | null, place)

const place = 'cairn.viewed.NA'

describe('the products that a shopper looked at last', () => {
  test('CAT-71 move nothing on the pages that have them', async () => {
    shopper = await shop.visitor()
    const { context, page, url } = shopper
    await context.addInitScript(noteShifts)
    await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      place,
      JSON.stringify(['NOSUCHID01', 'HARROWMID1', 'SCREELOW01']),
    ] as const)
    for (const path of ['/search?q=qqzzxx', '/search/hub', '/no-such-page', '/cart']) {
      await page.goto(`${url}${path}`)
      await isAlive(page)
      expect(await namesIn('Recently viewed'), path).toEqual(['Harrow Mid', 'Scree Low'])
      expect(await shiftsOf(page), path).toEqual([])
    }
  })

  test('CAT-71 are there without a connection', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { context, page } = shopper
    await looksAt(harrow)
    await looksAt(screeLow)
    await openCartEmpty()
    expect(await namesIn('Recently viewed')).toEqual(['Scree Low', 'Harrow Mid'])
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await context.setOffline(true)
    await page.reload()
    expect(await namesIn('Recently viewed')).toEqual(['Scree Low', 'Harrow Mid'])
    await context.setOffline(false)
  })
})

const openCartEmpty = async (): Promise<void> => {
  await shopper.page.goto(`${shopper.url}/cart`)
  await isAlive(shopper.page)
}

describe('what goes well with a cart', () => {
  const title = 'Goes well with your cart'

  test('CAT-72 is below its lines and moves nothing on a phone and a large screen, and what one press adds leaves the row', async () => {
    shopper = await shop.visitor({ width: 390 })
    await toCart(shopper)
    await shopper.context.addInitScript(noteShifts)
    for (const width of [390, 1440]) {
      await shopper.page.setViewportSize({ width, height: 900 })
      await openCart(shopper)
      const names = await namesIn(title)
      expect(names.length).toBeGreaterThan(1)
      expect(names).not.toContain('Harrow Mid')
      expect(await shiftsOf(shopper.page), `${width} px`).toEqual([])
    }
    const { page } = shopper
    const [first = ''] = await namesIn(title)
    await rail(title)
      .getByRole('button', { name: `Quick shop: ${first}`, exact: true })
      .click()
    const panel = page.getByRole('dialog', { name: `Add to cart: ${first}`, exact: true })
    await panel.locator('.size:not([data-disabled])').first().click()
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(async () => (await namesIn(title)).includes(first), false)
    expect(await page.locator('li.cart-line').count()).toBe(2)
    // The pressed card is gone; the keyboard goes on at another one.
    await rail(title).locator('a:focus').waitFor()
  })
})
