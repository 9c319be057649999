// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { applyCoupon, createCartWithItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { openScreen, refuses } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { fill, press, sees } from './pressing.ts'
import { toCart } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const refusedCodes = [
  ['ERR-174', 'PRM130', 'This code is not valid.'],
  ['ERR-175', 'PRM160', 'This code is not valid.'],
  ['ERR-176', 'PRM135', 'This code is not available right now.'],
  ['ERR-177', 'PRM140', 'This code has reached its limit.'],
  ['ERR-178', 'PRM150', 'This code has already been redeemed.'],
  ['ERR-179', 'PRM155', 'This code has expired.'],
  ['ERR-180', 'PRM416', 'This code is already applied.'],
  ['ERR-181', 'PRM175', 'We could not apply this code.'],
] as const

test.each(refusedCodes)('%s %s stands under the promo code: %s', async (_row, code, words) => {
  screen = await openScreen('/en-us/cart', { answers: [refuses(applyCoupon, code)], before: toCart })
  await fill('Promo code', 'NOPE')
  await press('Apply')
  await sees('form:has(button[type=submit]) .field-error', words)
})

/** What is changed of a line in the cart, and what comes of it. */
const atTheLine = [
  ['ERR-124 ERR-24', 'PRC400', 'The price of this item has changed. Please remove it and add it again.'],
  ['ERR-133 ERR-24', 'INV702', 'This item has no price at the moment.'],
  ['ERR-138 ERR-27', 'INV408', 'You have reached the maximum quantity for this item.'],
  ['ERR-182 ERR-28', 'GWP403', 'This gift cannot be added or changed.'],
  ['ERR-130', 'INV700', 'This item is out of stock.'],
] as const

test.each(atTheLine)('%s %s stands at the line that was changed: %s', async (_rows, code, words) => {
  screen = await openScreen('/en-us/cart', { answers: [refuses(updateItem, code)], before: toCart })
  await press('One more')
  await sees(
    '.cart-line[data-sku=A-1] .refusal p',
    `We couldn’t change the quantity. ${words} Your cart hasn’t changed.`,
  )
  expect(screen.tab.views.cart.lines[0]?.quantity).toBe(1)
  expect(document.querySelector('.cart-messages .refusal')).toBeNull()
})

/** What was to be added, and is in no line. */
const atTheTop = [
  ['ERR-130', 'INV700', 'This item is out of stock.'],
  ['ERR-133', 'INV702', 'This item has no price at the moment.'],
  ['ERR-134 ERR-24', 'ORD404', 'This item is not available.'],
  ['ERR-138 ERR-27', 'INV408', 'You have reached the maximum quantity for this item.'],
  ['ERR-182 ERR-28', 'GWP403', 'This gift cannot be added or changed.'],
] as const

test.each(atTheTop)(
  '%s %s stands above the cart with the name of what was not added: %s',
  async (_rows, code, words) => {
    screen = await openScreen('/en-us/cart', { answers: [refuses(createCartWithItem, code)], before: toCart })
    await sees('.cart-messages .refusal p', `We couldn’t add this item. Style A-1: ${words}`)
  },
)

test('ERR-27 the message names how many of the item the server allows', async () => {
  const answers = [refuses(updateItem, 'INV408', { maxAllowedQty: 3 })]
  screen = await openScreen('/en-us/cart', { answers, before: toCart })
  await press('One more')
  await sees(
    '.cart-line .refusal p',
    'We couldn’t change the quantity. You can add at most 3 of this item. Your cart hasn’t changed.',
  )
})

test('ERR-101 AUT498 empties the cart and says so in a toast', async () => {
  screen = await openScreen('/en-us/cart', { answers: [refuses(updateItem, 'AUT498')], before: toCart })
  await press('One more')
  await sees('.toast p', 'We couldn’t match your cart to your account. We’re refreshing the page.')
  expect(screen.tab.views.cart.lines).toEqual([])
})
