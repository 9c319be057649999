import { expect, test } from 'vitest'
import type { Settled } from '../../../core/commands/answer.ts'
import { decide } from '../../../core/commands/decide.ts'
import { record, recordSending } from '../../../core/commands/record.ts'
import { wants } from '../../../core/commands/wants.ts'
import type { Shop } from '../../../core/domain/shop/shop.ts'
import { newShop } from '../../../core/domain/shop/shop.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { boot, coupon, placing, rebuild, shopWith } from '../owed/owing.ts'

const basket: Settled = { _tag: 'Confirmed', body: sampleBasket('b1', 2, [sampleItem(boot, 'i1', 2)]) }
const rejected: Settled = { _tag: 'Refused', status: 400, errorId: 'AUT498', message: 'said' }
const liking = (more: object = {}): Shop['favorites'] => ({
  ...newShop().favorites,
  pending: [{ changeId: 'f', call: 0, sent: false, wish: { kind: 'Add', product: sampleFavorite('A') }, ...more }],
})
const withLists = (shop: Shop, more: Partial<Shop> = {}): Shop => ({ ...shop, favorites: liking(), ...more })
const head = (shop: Shop, lane = 'cart') => wants(shop).find((call) => call.lane === lane)!
const tags = (shop: Shop, answer: Settled = basket, lane = 'cart') =>
  record(shop, head(shop, lane), answer, 7).map(({ _tag }) => _tag)

test('an answer means what its call was about', () => {
  expect(tags(shopWith({ pending: [coupon] }, null))).toEqual(['v1.BasketConfirmed'])
  expect(tags(shopWith({ rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
  expect(tags(shopWith({ refresh: { id: 'r' } }, null))).toEqual(['v1.BasketRefreshed'])
  expect(tags(shopWith({ refresh: { id: 'r', basketId: 'b9' }, pending: [coupon], rebuild }, null))).toEqual([
    'v1.BasketRefreshed',
  ])
  expect(tags(shopWith({ refresh: { id: 'r' }, pending: [coupon] }, null))).toEqual(['v1.BasketConfirmed'])
  expect(tags(shopWith({ refresh: { id: 'r' }, rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
  const paused = { ...rebuild, paused: true }
  expect(tags(shopWith({ refresh: { id: 'r' }, rebuild: paused }, null))).toEqual(['v1.BasketRefreshed'])
  expect(tags({ ...shopWith({}, null), saved: { ...newShop().saved, refresh: { id: 'r', read: [] } } })).toEqual([
    'v1.SavedRefreshAbandoned',
  ])
  expect(tags(shopWith({}, { ...placing, shownTotal: 20_600 }), basket, 'order')).toEqual(['v1.OrderPrepared'])
  expect(
    tags(withLists(shopWith()), { _tag: 'Confirmed', body: { favoriteId: 'l', total: 0, items: [] } }, 'favorites'),
  ).toEqual(['v1.FavoriteChangeDone'])
  expect(record(shopWith(), { ...head(shopWith(), 'order'), key: 'other' }, basket, 7)).toEqual([])
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
  expect(record(shopWith(), head(shopWith(), 'order'), rejected, 7)).toEqual(ended)
  expect(tags(shopWith({ pending: [coupon] }, null), rejected)).toEqual(['v2.CustomerRejected'])
  const listed = {
    ...shopWith({ pending: [coupon] }, null),
    favorites: { ...newShop().favorites, favoriteId: 'l' },
    saved: { ...newShop().saved, saveForLaterId: 's' },
  }
  expect(tags(listed, rejected)).toEqual([
    'v2.CustomerRejected',
    'v1.FavoritesRefreshRequested',
    'v1.SavedRefreshRequested',
  ])
  expect(tags({ ...listed, saved: newShop().saved }, rejected)).toEqual([
    'v2.CustomerRejected',
    'v1.FavoritesRefreshRequested',
  ])
  expect(tags(shopWith({ pending: [coupon] }, null), { ...rejected, errorId: 'X' })).toEqual(['v1.ChangeRefused'])
  expect(tags(withLists(shopWith()), rejected, 'favorites')).toEqual(['v1.FavoriteChangeRefused'])
})

test('sending is a fact of the head of its lane, said once', () => {
  const sent = (shop: Shop, lane = 'cart') => recordSending(shop, head(shop, lane))
  const pending = [coupon, { ...coupon, changeId: 'later' }]
  expect(sent(shopWith({ pending }, null))).toEqual([{ _tag: 'v1.ChangeSent', changeId: 'c', call: 0 }])
  expect(sent(shopWith({ pending: [{ ...coupon, sent: true }] }, null))).toEqual([])
  expect(sent(shopWith({ refresh: { id: 'r' } }, null))).toEqual([])
  expect(sent(shopWith({ refresh: { id: 'r', basketId: 'b9' }, pending }, null))).toEqual([])
  expect(sent(shopWith({ rebuild, pending }, null))).toEqual([{ _tag: 'v1.RebuildSent', lostBasketId: 'b0', step: 0 }])
  expect(sent(shopWith({ rebuild: { ...rebuild, sent: true }, pending }, null))).toEqual([])
  expect(sent(shopWith({ rebuild: { ...rebuild, paused: true }, refresh: { id: 'r' } }, null))).toEqual([])
  expect(recordSending(shopWith({ rebuild, pending }, null), head(shopWith({ pending }, null)))).toEqual([
    { _tag: 'v1.ChangeSent', changeId: 'c', call: 0 },
  ])
  expect(sent(shopWith(), 'order')).toEqual([{ _tag: 'v1.OrderSent', id: 'o', phase: 'prepare' }])
  expect(sent(shopWith({}, { ...placing, sent: true }), 'order')).toEqual([])
  expect(recordSending(newShop(), head(shopWith(), 'order'))).toEqual([])
  expect(recordSending(newShop(), head(shopWith({ pending }, null)))).toEqual([])
  const listed = withLists(shopWith({ pending }, null))
  expect(sent(listed, 'favorites')).toEqual([{ _tag: 'v1.FavoriteChangeSent', changeId: 'f', call: 0 }])
  expect(sent({ ...listed, favorites: liking({ sent: true }) }, 'favorites')).toEqual([])
  expect(recordSending({ ...listed, favorites: liking({ call: 1 }) }, head(listed, 'favorites'))).toEqual([])
  const reading = { ...newShop(), favorites: { ...newShop().favorites, refresh: { id: 'r', read: [] } } }
  expect(sent(reading, 'favorites')).toEqual([])
})

test('a command that was done is done once, among the last ones that are remembered', () => {
  const command = { _tag: 'AddFavorite', commandId: 'd', at: 1, product: sampleFavorite('A') } as const
  expect(decide(newShop(), command)).toHaveLength(1)
  expect(decide({ ...newShop(), recentCommands: ['x', 'd'] }, command)).toEqual([])
})
