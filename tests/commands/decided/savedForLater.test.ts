import { expect, test } from 'vitest'
import type { Cart, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumLines, maximumSaved } from '../../../core/domain/cart/cart.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { decided, decidedAt } from '../../support/decided.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { basket, change, coupon, held, line, placing } from '../owed/owing.ts'

const key = 'A|||home'
const wanted = line({ key })
const kept = (more: Partial<WantedLine> = {}) => ({ ...wanted, itemId: 'k', available: true, ...more })
const stateWith = (items: readonly ReturnType<typeof kept>[], cart: Partial<Cart> = {}): ShopperState => ({
  ...initialState(),
  cart: { ...initialState().cart, ...cart },
  saved: { saveForLaterId: 's', items, refresh: null },
})
const inCart = (...lines: ReturnType<typeof held>[]): Partial<Cart> => ({
  basket: { ...basket, currency: 'USD', lines },
})
const save = (shop: ShopperState, lineKey = key) => decided(shop, { _tag: 'SaveForLater', lineKey })
const move = (shop: ShopperState) => decided(shop, { _tag: 'MoveToCart', key })
const many = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n))
const saving = (more: Partial<PendingChange> = {}, asItem = false): PendingChange => ({
  ...change({ kind: 'SaveLine', key, line: wanted, asItem }),
  ...more,
})

test('FAV-13 a line is saved as something to be sent, whatever its delivery was; a gift with purchase is not', () => {
  const requested = { _tag: 'v1.LineSaveRequested', changeId: 'd', at: decidedAt }
  expect(save(stateWith([], inCart(held({ key }))))).toEqual([{ ...requested, key, line: wanted }])
  const collected = held({ key: 'A|r||US002', recipeId: 'r', delivery: 'US002' })
  expect(save(stateWith([], inCart(held({ key }), collected)), collected.key)).toEqual([
    { ...requested, key: collected.key, line: { ...wanted, key: 'A|r||home', recipeId: 'r' } },
  ])
  expect(save(stateWith([]))).toEqual({ _tag: 'LineNotInCart' })
  expect(save(stateWith([], inCart(held({ key, isBonus: true }))))).toEqual({ _tag: 'LineIsBonus' })
})

test('FAV-11 as many different things are kept as there is room for; more of one that is kept has room', () => {
  const others = (count: number) => many(count, (n) => kept({ key: `other-${n}` }))
  expect(save(stateWith(others(maximumSaved), inCart(held({ key }))))).toEqual({
    _tag: 'TooManySaved',
    maximum: maximumSaved,
  })
  expect(save(stateWith(others(maximumSaved - 1), inCart(held({ key }))))).toHaveLength(1)
  expect(save(stateWith([...others(maximumSaved - 1), kept()], inCart(held({ key }))))).toHaveLength(1)
})

test('FAV-14 a saved thing moves back when the cart has room for it', () => {
  const requested = { _tag: 'v1.SavedMoveRequested', changeId: 'd', at: decidedAt, line: wanted }
  expect(move(stateWith([kept()]))).toStrictEqual([requested])
  expect(move(stateWith([]))).toEqual({ _tag: 'SavedItemNotFound' })
  const few = { product: sampleProduct('A', { maxQuantity: 4 }) }
  expect(move(stateWith([kept(few)], inCart(held({ key, ...few }))))).toMatchObject([{ _tag: 'v1.SavedMoveRequested' }])
  expect(move(stateWith([kept({ ...few, quantity: 3 })], inCart(held({ key, ...few }))))).toEqual({
    _tag: 'QuantityTooHigh',
    maximum: 4,
  })
  expect(move(stateWith([kept({ ...few, quantity: 3 })], inCart(held({ key: 'other', ...few }))))).toHaveLength(1)
  expect(move(stateWith([kept()], { basket: { ...basket, currency: 'CAD' } }))).toEqual({ _tag: 'CurrencyDiffers' })
  expect(move(stateWith([kept()], { basket: { ...basket, currency: 'CAD', lines: [] } }))).toEqual([
    { _tag: 'v1.BasketClosed', basketId: basket.basketId },
    requested,
  ])
  const full = many(maximumLines, (n) => held({ key: `line-${n}` }))
  expect(move(stateWith([kept()], inCart(...full)))).toEqual({ _tag: 'TooManyLines', maximum: maximumLines })
  expect(move(stateWith([kept()], inCart(...full.slice(1), held({ key }))))).toEqual([requested])
})

test('FAV-14 a saving that was never sent, and is the last thing asked for, is taken back instead of moved', () => {
  const from = (...pending: PendingChange[]) => move(stateWith([], { ...inCart(held({ key })), pending }))
  const moved = [{ _tag: 'v1.SavedMoveRequested', changeId: 'd', at: decidedAt, line: wanted }]
  expect(from(saving())).toEqual([{ _tag: 'v1.ChangeWithdrawn', changeId: 'c' }])
  expect(from(coupon, saving())).toEqual([{ _tag: 'v1.ChangeWithdrawn', changeId: 'c' }])
  for (const pending of [[saving(), coupon], [saving({ sent: true })], [saving({ call: 1 })], [saving({}, true)]])
    expect(from(...pending)).toEqual(moved)
  const other = saving({ wish: { kind: 'SaveLine', key: 'B', line: line({ key: 'B' }), asItem: false } })
  expect(move(stateWith([kept()], { pending: [other] }))).toEqual(moved)
})

test('FAV-15 FAV-17 removing and refreshing; none of it for an employee or while an order is placed', () => {
  const shop = stateWith([kept()], inCart(held({ key })))
  expect(decided(shop, { _tag: 'RemoveSaved', key })).toStrictEqual([
    { _tag: 'v1.SavedRemovalRequested', changeId: 'd', at: decidedAt, line: wanted },
  ])
  expect(decided(shop, { _tag: 'RemoveSaved', key: 'other' })).toEqual({ _tag: 'SavedItemNotFound' })
  expect(decided(shop, { _tag: 'RefreshSaved' })).toEqual([{ _tag: 'v1.SavedRefreshRequested', id: 'd' }])
  expect(
    decided({ ...shop, saved: { ...shop.saved, refresh: { id: 'r', read: [] } } }, { _tag: 'RefreshSaved' }),
  ).toEqual([])
  const employee: ShopperState = { ...shop, standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } }
  const ordering: ShopperState = { ...shop, order: { ...shop.order, placing } }
  for (const press of [
    { _tag: 'SaveForLater', lineKey: key },
    { _tag: 'MoveToCart', key },
    { _tag: 'RemoveSaved', key },
  ] as const) {
    expect([decided(employee, press), decided(ordering, press)]).toEqual([
      { _tag: 'FavoritesOff' },
      { _tag: 'OrderUnderWay' },
    ])
  }
  expect(decided(employee, { _tag: 'RefreshSaved' })).toEqual({ _tag: 'FavoritesOff' })
})
