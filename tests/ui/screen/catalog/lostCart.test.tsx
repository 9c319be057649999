// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { updateItem } from '../../../../contracts/api/cart/cartApi.ts'
import { addItem } from '../../../support/virtualShopper.ts'
import { openScreen, refusal } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { press } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const often = { interval: 5 }

/** Two lines of one pair each. */
const open = async (...answers: readonly FixedAnswer[]): Promise<void> => {
  screen = await openScreen('/en-us/cart', {
    answers,
    before: async (tab) => {
      await toCart(tab)
      addItem(tab, 'B-1')
      await expect.poll(() => tab.views.cart.waiting, often).toBe(0)
    },
  })
  await expect.poll(quantities, often).toEqual(['1', '1'])
}

const quantities = () =>
  [...document.querySelectorAll<HTMLInputElement>('.cart-line [role=spinbutton]')].map(({ value }) => value).toSorted()

test('CART-27 a cart the shop has lost is rebuilt, and the shopper’s change succeeds', async () => {
  await open()
  screen.shop.model.loseBaskets()
  await press('One more')
  const ordered = () =>
    screen.shop.model
      .basket()
      ?.items.map(({ qty }) => qty)
      .toSorted()
  await expect.poll(ordered, often).toEqual([1, 2])
  await expect.poll(() => screen.tab.views.cart.waiting, often).toBe(0)
  expect(quantities()).toEqual(['1', '2'])
  expect(document.querySelector('.refusal')).toBeNull()
})

test('CART-27 a cart lost twice over one change is reported, and its lines stay on the screen', async () => {
  await open({ to: updateItem, answer: () => ({ ...refusal('BSK404'), status: 404 }) })
  screen.shop.model.loseBaskets()
  await press('One more')
  await expect.poll(() => document.querySelector('main .refusal'), often).not.toBeNull()
  await expect.poll(quantities, often).toEqual(['1', '1'])
})
