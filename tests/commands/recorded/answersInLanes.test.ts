import { expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import { decide } from '../../../core/commands/decide.ts'
import { record, recordSending } from '../../../core/commands/record.ts'
import { wants } from '../../../core/commands/wants.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { boot, coupon, placing, rebuild, stateWith } from '../owed/owing.ts'

const basket: Settled = { _tag: 'Confirmed', body: sampleBasket('b1', 2, [sampleItem(boot, 'i1', 2)]) }
const rejected: Settled = { _tag: 'Refused', status: 400, errorId: 'AUT498', message: 'said' }
const liking = (more: object = {}): ShopperState['favorites'] => ({
  ...initialState().favorites,
  pending: [{ changeId: 'f', call: 0, sent: false, wish: { kind: 'Add', product: sampleFavorite('A') }, ...more }],
})
const withLists = (shop: ShopperState, more: Partial<ShopperState> = {}): ShopperState => ({
  ...shop,
  favorites: liking(),
  ...more,
})
const head = (shop: ShopperState, lane = 'cart') => wants(shop).find((call) => call.lane === lane)!
const tags = (shop: ShopperState, answer: Settled = basket, lane = 'cart') =>
  record(shop, head(shop, lane), answer, 7).map(({ _tag }) => _tag)

test('an answer means what its call was about', () => {
  expect(tags(stateWith({ pending: [coupon] }, null))).toEqual(['v1.BasketConfirmed'])
  expect(tags(stateWith({ rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
  expect(tags(stateWith({ refresh: { id: 'r' } }, null))).toEqual(['v1.BasketRefreshed'])
  expect(tags(stateWith({ refresh: { id: 'r', basketId: 'b9' }, pending: [coupon], rebuild }, null))).toEqual([
    'v1.BasketRefreshed',
  ])
  expect(tags(stateWith({ refresh: { id: 'r' }, pending: [coupon] }, null))).toEqual(['v1.BasketConfirmed'])
  expect(tags(stateWith({ refresh: { id: 'r' }, rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
  const paused = { ...rebuild, paused: true }
  expect(tags(stateWith({ refresh: { id: 'r' }, rebuild: paused }, null))).toEqual(['v1.BasketRefreshed'])
  expect(tags({ ...stateWith({}, null), saved: { ...initialState().saved, refresh: { id: 'r', read: [] } } })).toEqual([
    'v1.SavedRefreshAbandoned',
  ])
  expect(tags(stateWith({}, { ...placing, shownTotal: 20_600 }), basket, 'order')).toEqual(['v1.OrderPrepared'])
  expect(
    tags(withLists(stateWith()), { _tag: 'Confirmed', body: { favoriteId: 'l', total: 0, items: [] } }, 'favorites'),
  ).toEqual(['v1.FavoriteChangeDone'])
  expect(record(stateWith(), { ...head(stateWith(), 'order'), key: 'other' }, basket, 7)).toEqual([])
})

test('CART-28 ERR-22 a rejected customer is told once from the cart or the order, not from a heart', () => {
  const ended = [
    { _tag: 'v2.CustomerRejected', at: 7 },
    {
      _tag: 'v1.OrderRefused',
      id: 'o',
      problem: { problemId: 'o', errorId: 'AUT498', message: 'said', surface: 'banner', step: null },
      basket: null,
      refresh: false,
    },
  ]
  expect(record(stateWith(), head(stateWith(), 'order'), rejected, 7)).toEqual(ended)
  expect(tags(stateWith({ pending: [coupon] }, null), rejected)).toEqual(['v2.CustomerRejected'])
  const listed = {
    ...stateWith({ pending: [coupon] }, null),
    favorites: { ...initialState().favorites, favoriteId: 'l' },
    saved: { ...initialState().saved, saveForLaterId: 's' },
  }
  expect(tags(listed, rejected)).toEqual([
    'v2.CustomerRejected',
    'v1.FavoritesRefreshRequested',
    'v1.SavedRefreshRequested',
  ])
  expect(tags({ ...listed, saved: initialState().saved }, rejected)).toEqual([
    'v2.CustomerRejected',
    'v1.FavoritesRefreshRequested',
  ])
  expect(tags(stateWith({ pending: [coupon] }, null), { ...rejected, errorId: 'X' })).toEqual(['v1.ChangeRefused'])
  expect(tags(withLists(stateWith()), rejected, 'favorites')).toEqual(['v1.FavoriteChangeRefused'])
})

test('sending is a fact of the head of its lane, said once', () => {
  const sent = (shop: ShopperState, lane = 'cart') => recordSending(shop, head(shop, lane))
  const pending = [coupon, { ...coupon, changeId: 'later' }]
  expect(sent(stateWith({ pending }, null))).toEqual([{ _tag: 'v1.ChangeSent', changeId: 'c', call: 0 }])
  expect(sent(stateWith({ pending: [{ ...coupon, sent: true }] }, null))).toEqual([])
  expect(sent(stateWith({ refresh: { id: 'r' } }, null))).toEqual([])
  expect(sent(stateWith({ refresh: { id: 'r', basketId: 'b9' }, pending }, null))).toEqual([])
  expect(sent(stateWith({ rebuild, pending }, null))).toEqual([{ _tag: 'v1.RebuildSent', lostBasketId: 'b0', step: 0 }])
  expect(sent(stateWith({ rebuild: { ...rebuild, sent: true }, pending }, null))).toEqual([])
  expect(sent(stateWith({ rebuild: { ...rebuild, paused: true }, refresh: { id: 'r' } }, null))).toEqual([])
  expect(recordSending(stateWith({ rebuild, pending }, null), head(stateWith({ pending }, null)))).toEqual([
    { _tag: 'v1.ChangeSent', changeId: 'c', call: 0 },
  ])
  expect(sent(stateWith(), 'order')).toEqual([{ _tag: 'v1.OrderSent', id: 'o', phase: 'prepare' }])
  expect(sent(stateWith({}, { ...placing, sent: true }), 'order')).toEqual([])
  expect(recordSending(initialState(), head(stateWith(), 'order'))).toEqual([])
  expect(recordSending(initialState(), head(stateWith({ pending }, null)))).toEqual([])
  const listed = withLists(stateWith({ pending }, null))
  expect(sent(listed, 'favorites')).toEqual([{ _tag: 'v1.FavoriteChangeSent', changeId: 'f', call: 0 }])
  expect(sent({ ...listed, favorites: liking({ sent: true }) }, 'favorites')).toEqual([])
  expect(recordSending({ ...listed, favorites: liking({ call: 1 }) }, head(listed, 'favorites'))).toEqual([])
  const reading = { ...initialState(), favorites: { ...initialState().favorites, refresh: { id: 'r', read: [] } } }
  expect(sent(reading, 'favorites')).toEqual([])
})

test('a command that was done is done once, among the last ones that are remembered', () => {
  const command = { _tag: 'AddFavorite', commandId: 'd', at: 1, product: sampleFavorite('A') } as const
  expect(decide(initialState(), command)).toHaveLength(1)
  expect(decide({ ...initialState(), recentCommands: ['x', 'd'] }, command)).toEqual([])
})
