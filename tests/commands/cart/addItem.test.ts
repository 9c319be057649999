import { describe, test } from 'vitest'
import type { WantedLine } from '../../../core/domain/cart/cart.ts'
import { maximumLines, maximumPerLine } from '../../../core/domain/cart/cart.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { decidedAt, given } from '../../support/given.ts'
import { basket, pendingCoupon, confirmedLine, line, rebuild } from '../../support/sampleShop.ts'
import { adding, boot, full, inCart, key, one, setting } from './cartOfLines.ts'

const add = (shop: ShopperState, quantity = 1, product: Partial<LineProduct> = {}, more: object = {}) =>
  given(shop).when({ _tag: 'AddItem', product: { ...boot, ...product }, quantity, ...more })

const requested = (more: Partial<WantedLine> = {}) => [
  { _tag: 'v1.ItemAddRequested', changeId: 'd', at: decidedAt, line: line({ key, quantity: 1, ...more }) },
]

describe('CART-16 when a product is added', () => {
  const canadian = { currency: 'CAD' } as const
  const request = { ...requested()[0], line: line({ key, quantity: 1, product: { ...boot, ...canadian } }) }

  test('an empty basket in another currency gives way to a new one', () => {
    const closed = { _tag: 'v1.BasketClosed', basketId: basket.basketId }
    add(inCart([]), 1, canadian).then([closed, request])
    add(inCart([], { refresh: { id: 'look' } }), 1, canadian).then([closed, request])
  })

  test('CART-11 an empty basket in another currency stays while something about it is to be answered', () => {
    add(inCart([], { pending: [setting()] }), 1, canadian).then([request])
  })

  test('CART-11 a cart that is not known to be empty refuses what is priced in another currency', () => {
    for (const busy of [{ rebuild }, { refresh: { id: 'signed-in', basketId: 'of-the-account' } }])
      add(inCart([], busy), 1, canadian).then({ _tag: 'CurrencyDiffers' })
  })

  test('CART-16 a product joins the cart', () => {
    add(initialState()).then(requested())
  })

  test('CART-16 a product joins with its recipe and gift option', () => {
    const giftOption = { email: 'e@x.org', to: 'Wren', message: 'Hi' }
    add(initialState(), 1, {}, { recipeId: 'r', giftOption }).then(
      requested({ key: 'A|r|e%40x.org%2FWren%2FHi|home', recipeId: 'r', giftOption }),
    )
  })

  test('CART-13 an unsent pickup that reserves nothing does not absorb a reservation', () => {
    const inStore = { key: 'A|||US002', delivery: 'US002' }
    const reserved = requested({ ...inStore, reserve: true })
    const reserve = (unsent: Partial<WantedLine>) =>
      add(inCart([], { pending: [adding({ ...inStore, ...unsent })] }), 1, {}, { reserveAt: 'US002' })
    reserve({}).then(reserved)
    reserve({ reserve: true }).then([{ _tag: 'v1.ItemAddEnlarged', changeId: 'a', by: 1 }])
  })

  test('CART-15 a quantity is a whole number of at least one', () => {
    add(initialState(), 1.5).then({ _tag: 'QuantityNotWhole', quantity: 1.5 })
    add(initialState(), 0).then({ _tag: 'QuantityTooLow', minimum: 1 })
  })

  test('CART-15 a product that is sold out is refused, one piece of it is not', () => {
    add(initialState(), 1, { stock: 0 }).then({ _tag: 'SoldOut' })
    add(initialState(), 1, { stock: 1 }).thenMatches([{}])
  })

  test.each([
    ['half of what is sold out', 0.5, { stock: 0 }, { _tag: 'QuantityNotWhole', quantity: 0.5 }],
    ['none of what is sold out', 0, { stock: 0 }, { _tag: 'QuantityTooLow', minimum: 1 }],
    ['too many of what is sold out', 5, { stock: 0, maxQuantity: 4 }, { _tag: 'SoldOut' }],
    ['too many in another currency', 5, { maxQuantity: 4, currency: 'CAD' }, { _tag: 'QuantityTooHigh', maximum: 4 }],
  ] as const)('CART-15 %s is refused for the first reason', (_, quantity, product, rejection) => {
    add(inCart([one({ key: 'other' })]), quantity, product).then(rejection)
  })

  test('CART-13 a wrong quantity is refused before an item that cannot be reserved', () => {
    add(initialState(), 0, { isDigital: true }, { reserveAt: 'US001' }).then({ _tag: 'QuantityTooLow', minimum: 1 })
    add(initialState(), 999, { isDigital: true, maxQuantity: 4 }, { reserveAt: 'US001' }).then({
      _tag: 'MethodNotOffered',
    })
  })

  test('CART-15 a line has at most what the product allows', () => {
    add(inCart([one()]), 2, { maxQuantity: 4 }).thenMatches([{ line: { quantity: 2 } }])
    add(inCart([one()]), 3, { maxQuantity: 4 }).thenMatches({ _tag: 'QuantityTooHigh', maximum: 4 })
    add(inCart([one({ key: 'other' })]), 4, { maxQuantity: 4 }).thenMatches([{}])
  })

  test('CART-15 a line has at most what the shop allows', () => {
    add(initialState(), maximumPerLine, { maxQuantity: 5_000 }).thenMatches([{}])
    add(initialState(), maximumPerLine + 1, { maxQuantity: 5_000 }).thenMatches({ maximum: maximumPerLine })
  })

  test('CART-16 a product of another currency is refused', () => {
    add(inCart([one({ key: 'other' })]), 1, { currency: 'CAD' }).then({ _tag: 'CurrencyDiffers' })
  })

  test('CART-15 a cart has room for so many lines, gifts not counted', () => {
    add(inCart(full)).thenMatches({ _tag: 'TooManyLines', maximum: maximumLines })
    add(inCart([...full.slice(1), one()])).thenMatches([{}])
    add(inCart(full.slice(1))).thenMatches([{}])
    add(inCart([...full.slice(1), confirmedLine({ key: 'gift', isBonus: true })])).thenMatches([{}])
  })

  test('CART-16 an add that has not left grows', () => {
    const enlarged = [{ _tag: 'v1.ItemAddEnlarged', changeId: 'a', by: 1 }]
    add(inCart([], { pending: [adding()] })).then(enlarged)
    add(inCart([], { pending: [adding(), pendingCoupon] })).then(enlarged)
  })

  test('CART-16 an add that has left, or that another change follows, does not grow', () => {
    for (const pending of [
      [adding({}, { sent: true })],
      [adding({}, { call: 1 })],
      [adding(), setting()],
      [adding({ key: 'other' })],
    ])
      add(inCart([], { pending })).then(requested())
  })
})
