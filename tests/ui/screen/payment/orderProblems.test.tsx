// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCart } from '../../../../contracts/api/cart/cartApi.ts'
import { placeOrder } from '../../../../contracts/api/cart/orderApi.ts'
import { sampleBasket, sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { gone, pressAt } from '../content/onScreen.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees, valueOf } from '../pressing.ts'
import { toSummary } from '../shopSteps.ts'

let screen: Screen
beforeEach(async () => {
  screen = await openScreen('/en-us/checkout', { before: toSummary })
}, 60_000)
afterEach(() => screen.close())

const taxChanged = 'We couldn’t place your order. The tax for your order has been updated.'

test('ERR-12 an order that is refused says so in a toast that is there after a reload, too, until it is closed', async () => {
  screen.hears(refuses(placeOrder, 'TAX310'))
  await press('Place order')
  await sees('.toast p', taxChanged)
  screen.reload()
  await sees('.toast p', taxChanged)
  await pressAt('.toast button', 'Dismiss')
  await gone('.toast')
  await expect.poll(() => screen.tab.views.order.problem).toBeNull()
  await press('Place order')
  await sees('.toast p', taxChanged)
})

test('ERR-10 ERR-12 CHK-05 SHIP-11 an order that is refused says so by the messages of the cart at the step they are about, and no longer in a toast', async () => {
  screen.hears(refuses(placeOrder, 'TAX310'))
  await press('Place order')
  await sees('.toast p', taxChanged)
  const itemId = screen.shop.model.basket()?.items[0]?.itemId ?? ''
  const cart = sampleBasket('basket-1', 9, [sampleItem(sampleProduct('A-1'), itemId, 1)], [], true)
  screen.hears(refuses(placeOrder, 'ORD430'), says(readCart, { ...cart, flashMessages: [{ code: 'PickupToHome' }] }))
  await press('Place order')
  await sees('.cart-messages .state-line', 'The delivery method changed from Pickup in store to Ship to home.')
  await gone('.toast')
  await sees('[aria-current=step]', '1. Shipping')
  await expect.poll(() => valueOf('Email')).toBeDefined()
  expect(new URLSearchParams(location.search).get('step')).toBe('shipping')
})
