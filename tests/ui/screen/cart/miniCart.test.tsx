// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createCartWithItem } from '../../../../contracts/api/cart/cartApi.ts'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { bootOf, bootPath, linesOf } from '../catalog/boots.ts'
import { gone, key, named, reads } from '../content/onScreen.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'

// Compiling them is not part of any test's time.
await Promise.all([import('../../../../ui/src/cart/MiniCart.tsx'), import('../../../../ui/src/cart/CartPage.tsx')])

let screen: Screen
afterEach(() => screen.close())

const boot = bootOf()

const add = async (...answers: readonly FixedAnswer[]): Promise<void> => {
  screen = await openScreen(`/en-us/${bootPath}?colour=MOSS&size=090`, {
    answers: [says(readProduct, boot), ...answers],
    products: linesOf(boot),
  })
  await press('Add to cart')
}
const panel = '[role=dialog]'

test('CART-15 DLG-17 the header counts before the shop has answered, and the mini cart tells and names what was added until it is closed', async () => {
  let release: (answer: undefined) => void = () => undefined
  const held = new Promise<undefined>((resolve) => (release = resolve))
  await add({ to: createCartWithItem, answer: () => held })
  await named('header a', 'Cart, 1 item')
  await reads(panel, /Harrow Canvas added/)
  await reads(panel, /\$158\.40/)
  const heard = () => textsOf('[data-live-announcer] [role=log]').filter((words) => words.includes('Harrow Canvas'))
  await expect.poll(heard).toHaveLength(1)
  expect(screen.shop.arrivals.some(({ name }) => name === 'createCartWithItem')).toBe(false)
  release(undefined)
  await expect.poll(() => screen.tab.views.cart.waiting).toBe(0)
  key(document.querySelector(panel), 'Escape')
  await gone(panel)
  await press('Cart, 1 item', 'header')
  await reads(panel, /Harrow Canvas/)
  expect(textsOf(panel).join()).not.toContain('Harrow Canvas added')
  await press('View cart')
  await sees('.cart-line-name', 'Harrow Canvas')
  expect(location.pathname).toBe('/en-us/cart')
})

test('DLG-17 CART-32 an item that the shop refuses to add is not called added: the panel says so, even in an empty cart', async () => {
  await add(refuses(createCartWithItem, 'INV700'))
  await reads(panel, /We couldn’t add this item\./)
  await reads(panel, /Your cart is empty/)
  expect(textsOf(panel).join()).not.toContain('Harrow Canvas added')
  await press('OK')
  await expect.poll(() => textsOf(panel).join()).not.toContain('We couldn’t add this item.')
  expect(textsOf(panel).join()).not.toContain('Harrow Canvas added')
})
