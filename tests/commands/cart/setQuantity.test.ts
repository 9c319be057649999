import { describe, test } from 'vitest'
import { decidedAt } from '../../support/given.ts'
import { pendingCoupon } from '../../support/sampleShop.ts'
import { adding, boot, inCart, key, one, pendingOf, set, setting } from './cartOfLines.ts'

describe('CART-16 when a quantity is set', () => {
  const request = [{ _tag: 'v1.QuantitySetRequested', changeId: 'd', at: decidedAt, key, quantity: 3 }]

  test('CART-16 a quantity is asked for when it is another one', () => {
    const shop = inCart([one()])
    set(shop, 1).thenMatches([{ quantity: 1 }])
    set(shop, 3).then(request)
    set(shop, 2).then([])
  })

  test('CART-15 a quantity is a whole number of at least one', () => {
    const shop = inCart([one()])
    set(shop, 1.5).then({ _tag: 'QuantityNotWhole', quantity: 1.5 })
    set(shop, 0).then({ _tag: 'QuantityTooLow', minimum: 1 })
  })

  test('CART-16 only a line in the cart has a quantity', () => {
    const shop = inCart([one()])
    set(shop, 3, 'gone').then({ _tag: 'LineNotInCart' })
  })

  test('CART-16 a fraction is refused before a line that is not there, no number of it after that', () => {
    const shop = inCart([one()])
    set(shop, 1.5, 'gone').then({ _tag: 'QuantityNotWhole', quantity: 1.5 })
    set(shop, 0, 'gone').then({ _tag: 'LineNotInCart' })
  })

  test('CART-33 a fraction is refused before a gift, no number of it after that', () => {
    const shop = inCart([one({ isBonus: true })])
    set(shop, 1.5).then({ _tag: 'QuantityNotWhole', quantity: 1.5 })
    set(shop, 0).then({ _tag: 'LineIsBonus' })
  })

  test('CART-33 a gift with purchase keeps its quantity', () => {
    set(inCart([one({ isBonus: true })]), 3).then({ _tag: 'LineIsBonus' })
  })

  test('CART-15 a quantity is at most what the product allows', () => {
    const few = inCart([one({ product: { ...boot, maxQuantity: 4 } })])
    set(few, 4).thenMatches([{ quantity: 4 }])
    set(few, 5).thenMatches({ _tag: 'QuantityTooHigh', maximum: 4 })
  })

  test('CART-16 a quantity that has not left is replaced', () => {
    const replaced = (changeId: string) => [{ _tag: 'v1.QuantityReplaced', changeId, quantity: 3 }]
    set(inCart([one()], { pending: [setting()] }), 3).then(replaced('s'))
    set(inCart([], { pending: [adding()] }), 3).then(replaced('a'))
    set(inCart([], { pending: [pendingCoupon, adding()] }), 3).then(replaced('a'))
    set(inCart([one({ key: 'other' })], { pending: [adding()] }), 3).then(replaced('a'))
  })

  test('CART-16 a quantity is asked for again when the last change of the line was sent, or another change comes between', () => {
    set(inCart([one()], { pending: [adding()] }), 3).then(request)
    set(inCart([one()], { pending: [setting({ sent: true })] }), 3).then(request)
    set(
      inCart([one()], { pending: [setting(), pendingOf({ kind: 'SetDelivery', key: 'A|||US002', storeId: null })] }),
      3,
    ).then(request)
  })
})
