import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, isConfirmed, openCart, openProduct, sees } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CART-12 CART-16 the code of what is owed does not load: the press counts and waits, and leaves once it does, without a reload', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  const changes = recordChanges(context)
  let failed = 0
  const fail = /\/assets\/apiByName-/
  await context.route(fail, async (route) => {
    failed += 1
    await route.abort()
  })
  await openProduct(shopper)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.locator('header a[aria-label="Cart, 1 item"]').waitFor()
  await openCart(shopper)
  await eventually(() => failed > 2, true)
  await page.locator('.totals-note[data-estimated=true]').waitFor()
  expect(changes).toEqual([])
  await context.unroute(fail)
  await isConfirmed(page)
  expect(changes.map(({ path }) => path)).toEqual(['/cart/v1/cartWithItem'])
  await page.reload()
  await isConfirmed(page)
  await sees(page, /Harrow Mid/)
})
