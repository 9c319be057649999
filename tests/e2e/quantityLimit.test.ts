import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { openProduct, screeLow, toCart } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const sentence = /^You can add at most (\d[\d,]*) of this item\.$/

/** The field's message when it refuses the figure. */
const refusedWith = async (typed: string): Promise<string> => {
  const quantity = shopper.page.getByRole('main').getByRole('spinbutton')
  await quantity.fill(typed)
  await quantity.press('Enter')
  const shown = shopper.page.locator('main .quantity [role=alert]').filter({ hasText: /\w/ })
  await shown.waitFor()
  return (await shown.innerText()).trim()
}

test('CART-15 a quantity above what there is gets one sentence with one figure, on the product’s page and in the cart, and is not sent', async () => {
  shopper = await shop.visitor()
  await openProduct(shopper, screeLow)
  const first = await refusedWith('500')
  expect(first).toMatch(sentence)
  expect(Number(sentence.exec(first)?.[1])).toBeLessThan(500)
  expect(await refusedWith('100000')).toBe(first)
  await toCart(shopper, screeLow)
  const changes = recordChanges(shopper.context)
  expect(await refusedWith('500')).toEqual(first)
  expect(await refusedWith('100000')).toEqual(first)
  expect(changes).toEqual([])
})
