import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/wantsCart.ts'
import { lineKey } from '../../../core/domain/cart/lineKey.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { given } from '../../support/given.ts'
import { runs } from '../../support/runs.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

const gift = { email: ' to@example.com ', to: 'Robin', message: 'Walk far' }
const tidy = { ...gift, email: 'to@example.com' }
const keyIn = (shop: ShopperState): string => shownLines(shop.cart)[0]?.key ?? ''
const giveAs = (shop: ShopperState, giftOption: typeof gift | null, lineKey = keyIn(shop)) =>
  given(shop).when({ _tag: 'SetGiftOption', lineKey, giftOption })

describe('DLG-05 when a line becomes a gift', () => {
  test('DLG-05 CART-14 a line that becomes a gift keeps its quantity and place, and the server gets all three parts', () => {
    const shop = atBilling().driver.shop()
    const asGift = given(shop).when({ _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift }).shop
    expect(viewCart(asGift.cart).lines[0]).toMatchObject({
      giftOption: tidy,
      quantity: shownLines(shop.cart)[0]?.quantity,
    })
    const [change] = asGift.cart.pending
    const adding = { ...change!, wish: { ...change!.wish, phase: 'add' } } as typeof change & object
    expect(changeCall({ cart: asGift.cart, saved: asGift.saved }, adding).input).toMatchObject({
      body: { giftOption: tidy },
    })
  })

  test('DLG-05 CART-14 a gift option that lacks a part is no gift', () => {
    const shop = atBilling().driver.shop()
    giveAs(shop, null).then([])
    giveAs(shop, { ...gift, to: ' ' }).then([])
  })

  test('DLG-05 only a line in the cart becomes a gift', () => {
    const shop = atBilling().driver.shop()
    giveAs(shop, gift, 'nothing').then({ _tag: 'LineNotInCart' })
  })

  test('DLG-05 a gift that is asked for already is not asked for again', () => {
    const shop = atBilling().driver.shop()
    const asGift = given(shop).when({ _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift }).shop
    giveAs(asGift, tidy).then([])
  })

  test('DLG-05 a gift becomes an ordinary line again', () => {
    const shop = atBilling().driver.shop()
    const asGift = given(shop).when({ _tag: 'SetGiftOption', lineKey: keyIn(shop), giftOption: gift }).shop
    expect(
      shownLines(given(asGift).when({ _tag: 'SetGiftOption', lineKey: keyIn(asGift), giftOption: null }).shop.cart)[0]
        ?.giftOption,
    ).toBeNull()
  })
})

test('CART-14 CART-16 the gift shown in the cart is the gift the server is asked for, whatever was typed', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', 'Robin', ' Robin ', 'Walk 🥾'.slice(0, -1), 'a\0b'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.record({ email: text, to: text, message: text }), (giftOption) => {
      const asGift = given().when({
        _tag: 'AddItem',
        product: sampleProduct('A-1'),
        quantity: 1,
        giftOption,
      }).shop
      const [line] = viewCart(asGift.cart).lines
      const { input } = changeCall({ cart: asGift.cart, saved: asGift.saved }, asGift.cart.pending[0]!)
      expect(line?.giftOption).toEqual(input.body?.['giftOption'])
      expect(
        Object.values(line?.giftOption ?? {}).filter(
          (part) => part !== part.trim() || part === '' || /\0|\p{Surrogate}/u.test(part),
        ),
      ).toEqual([])
      expect(keyIn(asGift)).toBe(
        lineKey({ sku: 'A-1', recipeId: null, giftOption: line?.giftOption ?? null, delivery: 'home' }),
      )
    }),
    { numRuns: runs(500) },
  )
})

test('CART-16 DLG-05 two gifts with messages that differ only at the very end are two lines', () => {
  const long = { ...tidy, message: 'm'.repeat(249) }
  const add = (shop: ShopperState, message: string) =>
    given(shop).when({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1, giftOption: { ...long, message } })
      .shop
  const both = add(add(initialState(), `${long.message}a`), `${long.message}b`)
  expect(shownLines(both.cart).map(({ giftOption, quantity }) => [giftOption?.message.at(-1), quantity])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  const changed = given(both).when({
    _tag: 'SetGiftOption',
    lineKey: keyIn(both),
    giftOption: { ...long, message: `${long.message}c` },
  }).shop
  expect(shownLines(changed.cart).map((line) => line.giftOption?.message.at(-1))).toEqual(['c', 'b'])
})
