import { expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/cartCall.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import type { Shop } from '../../../core/domain/shop/shop.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { after, decided } from '../../support/decided.ts'

const gift = { email: ' to@example.com ', to: 'Robin', message: 'Walk far' }
const tidy = { ...gift, email: 'to@example.com' }
const keyIn = (shop: Shop): string => shownLines(shop.cart)[0]?.key ?? ''
const ask = (shop: Shop, giftOption: typeof gift | null, lineKey = keyIn(shop)) => decided(shop, { _tag: 'SetGiftOption', lineKey, giftOption })

test('DLG-05 CART-14 a line becomes a gift: it keeps its quantity and its place, the server is told all three parts', () => {
  const shop = atBilling().driver.shop()
  const asked = after(shop, { _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift })
  expect(viewCart(asked.cart).lines[0]).toMatchObject({ giftOption: tidy, quantity: shownLines(shop.cart)[0]?.quantity })
  const [change] = asked.cart.pending
  const adding = { ...change!, wish: { ...change!.wish, phase: 'add' } } as typeof change & object
  expect(changeCall(asked.cart, asked.saved, adding).input).toMatchObject({ body: { giftOption: tidy } })
})

test('DLG-05 CART-14 what lacks a part is no gift; what is so already is not asked for', () => {
  const shop = atBilling().driver.shop()
  expect([ask(shop, null), ask(shop, { ...gift, to: ' ' })]).toEqual([[], []])
  expect(ask(shop, gift, 'nothing')).toEqual({ _tag: 'LineNotInCart' })
  const asked = after(shop, { _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift })
  expect([ask(asked, tidy), shownLines(after(asked, { _tag: 'SetGiftOption', lineKey: keyIn(asked), giftOption: null }).cart)[0]?.giftOption]).toEqual([[], null])
})
