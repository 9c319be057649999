import { describe, expect, test } from 'vitest'
import { closeBasket, restoreBasket } from '../../../core/commands/cart/closeBasket.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { given } from '../../support/given.ts'
import { basket, orderUnderWay, pendingChange, pendingCoupon, rebuild, shopperWith } from '../../support/sampleShop.ts'
import { sampleRefusal } from '../../support/everyEvent.ts'
import { cartWith } from './cartWith.ts'

test('CART-26 a refusal that is there is put away', () => {
  const shop = cartWith({ refusals: [sampleRefusal, { ...sampleRefusal, refusalId: 's' }] })
  given(shop)
    .when({ _tag: 'DismissRefusal', refusalId: 's' })
    .then([{ _tag: 'v1.RefusalDismissed', refusalId: 's' }])
  given(shop).when({ _tag: 'DismissRefusal', refusalId: 't' }).then([])
})

test('CART-26 a fresh look is asked for once a basket', () => {
  given(cartWith())
    .when({ _tag: 'RefreshCart' })
    .then([{ _tag: 'v1.RefreshRequested', id: 'd' }])
  given().when({ _tag: 'RefreshCart' }).then([])
  given(cartWith({ refresh: { id: 'r' } }))
    .when({ _tag: 'RefreshCart' })
    .then([])
})

const quantity = pendingChange({ kind: 'SetQuantity', key: 'K', quantity: 3 })

describe('when the server says which baskets are open', () => {
  test('one that it keeps open no more is closed, unless its own answer is still to come', () => {
    const closed = { _tag: 'v1.BasketClosed', basketId: 'b1' }
    expect(closeBasket(cartWith(), 'b1')).toEqual([closed])
    expect(closeBasket(cartWith({ pending: [quantity] }), 'b1')).toMatchObject([
      closed,
      { _tag: 'v1.ChangeImpossible', changeId: 'c', refusal: { errorId: 'line-gone' } },
    ])
    expect(closeBasket(cartWith(), 'b2')).toEqual([])
    expect(closeBasket(initialState(), 'b1')).toEqual([])
    expect(closeBasket(cartWith({ rebuild }), 'b1')).toEqual([])
    expect(closeBasket(cartWith({ pending: [pendingCoupon, { ...quantity, sent: true }] }), 'b1')).toEqual([])
    expect(closeBasket(shopperWith({ order: { placing: orderUnderWay } }, cartWith()), 'b1')).toEqual([])
  })

  test('one that it still has comes back, unless another one is here or a call has left', () => {
    const restored = { _tag: 'v1.BasketRestored', basket }
    expect(restoreBasket(initialState(), basket)).toEqual([restored])
    expect(restoreBasket(cartWith(), basket)).toEqual([restored])
    const gone = cartWith({
      basket: null,
      pending: [{ ...quantity, wish: { kind: 'SetQuantity', key: 'gone', quantity: 3 } }],
    })
    expect(restoreBasket(gone, basket)).toMatchObject([restored, { _tag: 'v1.ChangeImpossible', changeId: 'c' }])
    expect(restoreBasket(cartWith({ basket: { ...basket, basketId: 'b2' } }), basket)).toEqual([])
    expect(restoreBasket(cartWith({ pending: [pendingCoupon, { ...quantity, sent: true }] }), basket)).toEqual([])
  })
})
