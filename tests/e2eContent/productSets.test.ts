import { afterEach, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { tabTo } from '../e2e/support/keyboard.ts'
import { harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CAT-08 by keyboard each piece of the set that a product belongs to is added to the cart', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}${harrow}`)
  await isAlive(page)
  const set = page.getByRole('region', { name: 'Worn together' })
  await expect.poll(() => set.getByRole('listitem').count()).toBe(3)
  expect(await violationsOn(page, 'a product with its set')).toEqual([])
  for (const name of ['Cart, 1 item', 'Cart, 2 items', 'Cart, 3 items']) {
    await tabTo(page, /^Add .* to the cart$/)
    await page.keyboard.press('Enter')
    await page.locator(`header a[aria-label="${name}"]`).waitFor()
  }
})
