import { expect, test } from 'vitest'
import { owedAs, wants, wantsIn } from '../../../core/commands/wants.ts'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { coupon, inBasket, placing, rebuild, stateWith } from './owing.ts'

const look = {
  lane: 'cart',
  endpoint: 'readCart',
  input: { ...inBasket, query: { isPatchRequired: true, inventorySupplyCheck: true } },
  basketId: 'b1',
  secret: null,
  strict: false,
}
const endpoints = (shop: ShopperState) => wants(shop).map(({ endpoint, basketId }) => `${endpoint} ${basketId}`)

test('CART-26 a fresh look is owed last, and not while an order is under way', () => {
  const refresh = { id: 'r' }
  expect(wants(stateWith({ refresh }, null))).toEqual([{ ...look, key: 'r/refresh' }])
  expect(endpoints(stateWith({ refresh }))).toEqual(['prepareOrder b1'])
  expect(endpoints(stateWith({ refresh, basket: null }, null))).toEqual([])
  expect(endpoints(stateWith({ refresh, pending: [coupon] }, null))).toEqual(['applyCoupon b1'])
})

test("AUTH-07 the account's basket is looked at before changes that have not left, but never between a call and its answer", () => {
  const owed = (more: Partial<Cart>, order: ShopperState['order']['placing'] = null) =>
    endpoints(stateWith({ refresh: { id: 'r', basketId: 'b9' }, ...more }, order))
  expect(owed({ pending: [coupon] })).toEqual(['readCart b9'])
  expect(owed({ basket: null })).toEqual(['readCart b9'])
  expect(owed({ rebuild })).toEqual(['readCart b9'])
  expect(owed({ pending: [{ ...coupon, sent: true }] })).toEqual(['applyCoupon b1'])
  expect(owed({ rebuild: { ...rebuild, sent: true } })).toEqual(['addItem b1'])
  expect(owed({}, placing)).toEqual(['prepareOrder b1'])
})

test('an answer counts for the call that is owed: same key, same basket; a lane has its own head', () => {
  const shop: ShopperState = { ...stateWith(), favorites: { ...stateWith().favorites, refresh: { id: 'f', read: [] } } }
  const [call, list] = wants(shop)
  if (!call || !list) throw new Error('nothing is owed')
  expect([owedAs(shop, call), owedAs(shop, list)]).toEqual([call, list])
  expect(owedAs(shop, { ...call, key: 'o/1' })).toBeUndefined()
  expect(owedAs(shop, { ...call, basketId: 'b2' })).toBeUndefined()
  expect([wantsIn(shop, 'order'), wantsIn(shop, 'favorites'), wantsIn(shop, 'cart')]).toEqual([call, list, null])
})
