import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/cartCall.ts'
import { lineKey } from '../../../core/domain/cart/lineKey.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { after, decided } from '../../support/decided.ts'
import { runs } from '../../support/runs.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const gift = { email: ' to@example.com ', to: 'Robin', message: 'Walk far' }
const tidy = { ...gift, email: 'to@example.com' }
const keyIn = (shop: ShopperState): string => shownLines(shop.cart)[0]?.key ?? ''
const ask = (shop: ShopperState, giftOption: typeof gift | null, lineKey = keyIn(shop)) =>
  decided(shop, { _tag: 'SetGiftOption', lineKey, giftOption })

test('DLG-05 CART-14 a line becomes a gift: it keeps its quantity and its place, the server is told all three parts', () => {
  const shop = atBilling().driver.shop()
  const asked = after(shop, { _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift })
  expect(viewCart(asked.cart).lines[0]).toMatchObject({
    giftOption: tidy,
    quantity: shownLines(shop.cart)[0]?.quantity,
  })
  const [change] = asked.cart.pending
  const adding = { ...change!, wish: { ...change!.wish, phase: 'add' } } as typeof change & object
  expect(changeCall(asked.cart, asked.saved, adding).input).toMatchObject({ body: { giftOption: tidy } })
})

test('DLG-05 CART-14 what lacks a part is no gift; what is so already is not asked for', () => {
  const shop = atBilling().driver.shop()
  expect([ask(shop, null), ask(shop, { ...gift, to: ' ' })]).toEqual([[], []])
  expect(ask(shop, gift, 'nothing')).toEqual({ _tag: 'LineNotInCart' })
  const asked = after(shop, { _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift })
  expect([
    ask(asked, tidy),
    shownLines(after(asked, { _tag: 'SetGiftOption', lineKey: keyIn(asked), giftOption: null }).cart)[0]?.giftOption,
  ]).toEqual([[], null])
})

test('CART-14 CART-16 what is shown of a gift that is put into the cart is what the server is asked for, whatever was typed', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', 'Robin', ' Robin ', 'Walk 🥾'.slice(0, -1), 'a\0b'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.record({ email: text, to: text, message: text }), (giftOption) => {
      const asked = after(initialState(), { _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1, giftOption })
      const [line] = viewCart(asked.cart).lines
      const { input } = changeCall(asked.cart, asked.saved, asked.cart.pending[0]!)
      expect(line?.giftOption).toEqual(input.body?.['giftOption'])
      expect(
        Object.values(line?.giftOption ?? {}).filter(
          (part) => part !== part.trim() || part === '' || /\0|\p{Surrogate}/u.test(part),
        ),
      ).toEqual([])
      expect(keyIn(asked)).toBe(
        lineKey({ sku: 'A-1', recipeId: null, giftOption: line?.giftOption ?? null, delivery: 'home' }),
      )
    }),
    { numRuns: runs(500) },
  )
})

test('CART-16 DLG-05 two gifts whose messages differ at their very end are two lines', () => {
  const long = { ...tidy, message: 'm'.repeat(249) }
  const add = (shop: ShopperState, message: string) =>
    after(shop, { _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1, giftOption: { ...long, message } })
  const both = add(add(initialState(), `${long.message}a`), `${long.message}b`)
  expect(shownLines(both.cart).map(({ giftOption, quantity }) => [giftOption?.message.at(-1), quantity])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  const changed = after(both, {
    _tag: 'SetGiftOption',
    lineKey: keyIn(both),
    giftOption: { ...long, message: `${long.message}c` },
  })
  expect(shownLines(changed.cart).map((line) => line.giftOption?.message.at(-1))).toEqual(['c', 'b'])
})
