import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { tabTo } from '../e2e/support/keyboard.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const look = () => shopper.page.getByRole('region', { name: 'Complete the pack' })
const lines = () => look().getByRole('listitem')
const bag = (count: string) => shopper.page.locator(`header a[aria-label="${count}"]`)

const open = async () => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}/hut-to-hut`)
  await isAlive(shopper.page)
  await look().scrollIntoViewIfNeeded()
}

describe('complete the look', () => {
  test('CAT-34 by keyboard alone an item is added', async () => {
    await open()
    await lines().first().waitFor()
    await tabTo(shopper.page, /^Add .* to the cart$/)
    await shopper.page.keyboard.press('Enter')
    await bag('Cart, 1 item').waitFor()
  })
})

describe('the quickshop', () => {
  test('DLG-19 opens from a recommendation, closes by Escape and gives the focus back', async () => {
    await open()
    const button = rail()
      .getByRole('button', { name: /^Quick shop: / })
      .first()
    const name = (await button.getAttribute('aria-label')) ?? ''
    await button.click()
    const panel = shopper.page.getByRole('dialog', { name: /^Add to cart: / })
    await panel.waitFor()
    await shopper.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => shopper.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
  })

  test('DLG-01 DLG-19 leaves the page usable until the late code of the mini cart is here, which then opens', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await context.route('**/assets/MiniCart-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${url}/c/hiking-boots-1010`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Quick shop: Harrow Mid', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Add to cart: Harrow Mid', exact: true })
    await panel.locator('.size', { hasText: /^US 9$/ }).click()
    await panel.getByRole('button', { name: 'Add to cart' }).click()
    await panel.waitFor({ state: 'detached' })
    await bag('Cart, 1 item').waitFor()
    await expect.poll(() => page.locator('main').getAttribute('inert')).toBeNull()
    release()
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
  })

  const rail = () => shopper.page.getByRole('region', { name: 'Beside this pack' })
})
