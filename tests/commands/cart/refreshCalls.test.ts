import { describe, expect, test } from 'vitest'
import { isUnderWay } from '../../../core/commands/cart/wantsCart.ts'
import { given } from '../../support/given.ts'
import { owedAs, wants, wantsIn } from '../../../core/commands/wants.ts'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { pendingCoupon, basketPath, orderUnderWay, rebuild, stateWith, shopperWith } from '../../support/sampleShop.ts'

const look = {
  lane: 'cart',
  endpoint: 'readCart',
  input: { ...basketPath, query: { isPatchRequired: true, inventorySupplyCheck: true } },
  basketId: 'b1',
  secret: null,
  strict: false,
}
const endpoints = (shop: ShopperState) => wants(shop).map(({ endpoint, basketId }) => `${endpoint} ${basketId}`)

describe('a fresh look at the basket', () => {
  test('CART-26 is owed last, and not while an order is under way', () => {
    const refresh = { id: 'r' }
    given(stateWith({ refresh }, null)).owes([{ ...look, key: 'r/refresh' }])
    expect(endpoints(stateWith({ refresh }))).toEqual(['prepareOrder b1'])
    expect(endpoints(stateWith({ refresh, basket: null }, null))).toEqual([])
    expect(endpoints(stateWith({ refresh, pending: [pendingCoupon] }, null))).toEqual(['applyCoupon b1'])
  })

  test('AUTH-07 of the account comes before changes that have not left, but never between a call and its answer', () => {
    const owed = (more: Partial<Cart>, order: ShopperState['order']['placing'] = null) =>
      endpoints(stateWith({ refresh: { id: 'r', basketId: 'b9' }, ...more }, order))
    expect(owed({ pending: [pendingCoupon] })).toEqual(['readCart b9'])
    expect(owed({ basket: null })).toEqual(['readCart b9'])
    expect(owed({ rebuild })).toEqual(['readCart b9'])
    expect(owed({ pending: [{ ...pendingCoupon, sent: true }] })).toEqual(['applyCoupon b1'])
    expect(owed({ rebuild: { ...rebuild, sent: true } })).toEqual(['addItem b1'])
    expect(owed({}, orderUnderWay)).toEqual(['prepareOrder b1'])
  })
})

const shop: ShopperState = shopperWith({ favorites: { refresh: { id: 'f', read: [] } } }, stateWith())

describe('with calls owed in two lanes', () => {
  test('an answer counts for the call that is owed, by key and basket', () => {
    const [call, list] = wants(shop)
    if (!call || !list) throw new Error('nothing is owed')
    expect(owedAs(shop, call)).toEqual(call)
    expect(owedAs(shop, list)).toEqual(list)
    expect(owedAs(shop, { ...call, key: 'o/1' })).toBeUndefined()
    expect(owedAs(shop, { ...call, basketId: 'b2' })).toBeUndefined()
  })

  test('each lane has its own head', () => {
    const [call, list] = wants(shop)
    if (!call || !list) throw new Error('nothing is owed')
    expect(wantsIn(shop, 'order')).toEqual(call)
    expect(wantsIn(shop, 'favorites')).toEqual(list)
    expect(wantsIn(shop, 'cart')).toBeNull()
  })
})

describe('a call about the basket', () => {
  test('is under way while an order is placed or a basket put back', () => {
    expect(isUnderWay(stateWith())).toBe(true)
    expect(isUnderWay(stateWith({ rebuild }, null))).toBe(true)
  })

  test('is under way once a change was sent, and not before', () => {
    expect(isUnderWay(stateWith({ pending: [pendingCoupon, { ...pendingCoupon, sent: true }] }, null))).toBe(true)
    expect(isUnderWay(stateWith({ pending: [pendingCoupon] }, null))).toBe(false)
    expect(isUnderWay(stateWith({}, null))).toBe(false)
  })
})
