import { describe, expect, test } from 'vitest'
import type { Settled } from '../../core/commands/answer.ts'
import { decide } from '../../core/commands/decide.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { decidedAt, given } from '../support/given.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'
import { sampleBasket, sampleItem } from '../support/sampleBasket.ts'
import { boot, pendingCoupon, orderUnderWay, rebuild, stateWith, shopperWith } from '../support/sampleShop.ts'

const basket: Settled = { _tag: 'Confirmed', body: sampleBasket('b1', 2, [sampleItem(boot, 'i1', 2)]) }
const rejected: Settled = { _tag: 'Refused', status: 400, errorId: 'AUT498', message: 'said' }
/** A favorite that was added, and perhaps sent, in this shop. */
const liking = (shop: ShopperState, more: { readonly sent?: boolean; readonly call?: number } = {}): ShopperState => {
  const wish = { kind: 'Add', product: sampleFavorite('A') } as const
  return shopperWith({ favorites: { pending: [{ changeId: 'f', call: 0, sent: false, wish, ...more }] } }, shop)
}
const head = (shop: ShopperState, lane = 'cart') => wants(shop).find((call) => call.lane === lane)!
const tags = (shop: ShopperState, answer: Settled = basket, lane = 'cart') =>
  given(shop)
    .answered(answer, head(shop, lane))
    .events.map(({ _tag }) => _tag)

describe('a call that is sent and answered', () => {
  test('the answer means what its call was about', () => {
    expect(tags(stateWith({ pending: [pendingCoupon] }, null))).toEqual(['v1.BasketConfirmed'])
    expect(tags(stateWith({ rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
    expect(tags(stateWith({ refresh: { id: 'r' } }, null))).toEqual(['v1.BasketRefreshed'])
    expect(tags(stateWith({ refresh: { id: 'r', basketId: 'b9' }, pending: [pendingCoupon], rebuild }, null))).toEqual([
      'v1.BasketRefreshed',
    ])
    expect(tags(stateWith({ refresh: { id: 'r' }, pending: [pendingCoupon] }, null))).toEqual(['v1.BasketConfirmed'])
    expect(tags(stateWith({ refresh: { id: 'r' }, rebuild }, null))).toEqual(['v1.RebuildAdvanced'])
    const paused = { ...rebuild, paused: true }
    expect(tags(stateWith({ refresh: { id: 'r' }, rebuild: paused }, null))).toEqual(['v1.BasketRefreshed'])
    const reading = given(stateWith({}, null), { _tag: 'v1.SavedRefreshRequested', id: 'r' }).shop
    expect(tags(reading)).toEqual(['v1.SavedRefreshAbandoned'])
    expect(tags(stateWith({}, { ...orderUnderWay, shownTotal: 20_600 }), basket, 'order')).toEqual(['v1.OrderPrepared'])
    expect(
      tags(liking(stateWith()), { _tag: 'Confirmed', body: { favoriteId: 'l', total: 0, items: [] } }, 'favorites'),
    ).toEqual(['v1.FavoriteChangeDone'])
    given(stateWith())
      .answered(basket, { ...head(stateWith(), 'order'), key: 'other' })
      .then([])
  })

  test('CART-27 while a basket is put back, the answer to a change is that change’s', () => {
    const shop = stateWith({ basket: null, rebuild: { ...rebuild, step: 1 }, pending: [pendingCoupon] }, null)
    expect(head(shop)).toMatchObject({ endpoint: 'createCart', key: 'c/0' })
    expect(tags(shop)).toEqual(['v1.BasketAdvanced'])
  })

  test('CART-28 the lists of a rejected customer are looked at afresh', () => {
    const shop = shopperWith({ favorites: { favoriteId: 'l' } }, stateWith({ pending: [pendingCoupon] }, null))
    expect(given(shop).answered(rejected, head(shop)).events).toContainEqual({
      _tag: 'v1.FavoritesRefreshRequested',
      id: `after-${decidedAt}`,
    })
  })

  test('CART-28 ERR-22 a rejected customer is reported once, by the cart or the order and not by a heart', () => {
    const ended = [
      { _tag: 'v2.CustomerRejected', at: decidedAt },
      {
        _tag: 'v1.OrderRefused',
        id: 'o',
        problem: { problemId: 'o', errorId: 'AUT498', message: 'said', surface: 'banner', step: null },
        basket: null,
        refresh: false,
      },
    ]
    given(stateWith()).answered(rejected).then(ended)
    expect(tags(stateWith({ pending: [pendingCoupon] }, null), rejected)).toEqual(['v2.CustomerRejected'])
    const withFavorites = shopperWith({ favorites: { favoriteId: 'l' } }, stateWith({ pending: [pendingCoupon] }, null))
    expect(tags(withFavorites, rejected)).toEqual(['v2.CustomerRejected', 'v1.FavoritesRefreshRequested'])
    expect(tags(shopperWith({ saved: { saveForLaterId: 's' } }, withFavorites), rejected)).toEqual([
      'v2.CustomerRejected',
      'v1.FavoritesRefreshRequested',
      'v1.SavedRefreshRequested',
    ])
    expect(tags(stateWith({ pending: [pendingCoupon] }, null), { ...rejected, errorId: 'X' })).toEqual([
      'v1.ChangeRefused',
    ])
    expect(tags(liking(stateWith()), rejected, 'favorites')).toEqual(['v1.FavoriteChangeRefused'])
  })

  test('sending is a fact of the head of its lane, said once', () => {
    const sent = (shop: ShopperState, lane = 'cart') => recordSending(shop, head(shop, lane))
    const pending = [pendingCoupon, { ...pendingCoupon, changeId: 'later' }]
    expect(sent(stateWith({ pending }, null))).toEqual([{ _tag: 'v1.ChangeSent', changeId: 'c', call: 0 }])
    expect(sent(stateWith({ pending: [{ ...pendingCoupon, sent: true }] }, null))).toEqual([])
    expect(sent(stateWith({ refresh: { id: 'r' } }, null))).toEqual([])
    expect(sent(stateWith({ refresh: { id: 'r', basketId: 'b9' }, pending }, null))).toEqual([])
    expect(sent(stateWith({ rebuild, pending }, null))).toEqual([
      { _tag: 'v1.RebuildSent', lostBasketId: 'b0', step: 0 },
    ])
    expect(sent(stateWith({ rebuild: { ...rebuild, sent: true }, pending }, null))).toEqual([])
    expect(sent(stateWith({ rebuild: { ...rebuild, paused: true }, refresh: { id: 'r' } }, null))).toEqual([])
    expect(recordSending(stateWith({ rebuild, pending }, null), head(stateWith({ pending }, null)))).toEqual([
      { _tag: 'v1.ChangeSent', changeId: 'c', call: 0 },
    ])
    expect(sent(stateWith(), 'order')).toEqual([{ _tag: 'v1.OrderSent', id: 'o', phase: 'prepare' }])
    expect(sent(stateWith({}, { ...orderUnderWay, sent: true }), 'order')).toEqual([])
    expect(recordSending(initialState(), head(stateWith(), 'order'))).toEqual([])
    expect(recordSending(initialState(), head(stateWith({ pending }, null)))).toEqual([])
    const shop = stateWith({ pending }, null)
    expect(sent(liking(shop), 'favorites')).toEqual([{ _tag: 'v1.FavoriteChangeSent', changeId: 'f', call: 0 }])
    expect(sent(liking(shop, { sent: true }), 'favorites')).toEqual([])
    expect(recordSending(liking(shop, { call: 1 }), head(liking(shop), 'favorites'))).toEqual([])
    expect(sent(given({ _tag: 'v1.FavoritesRefreshRequested', id: 'r' }).shop, 'favorites')).toEqual([])
  })
})

test('a command that was done is done once, among the last ones that are remembered', () => {
  const command = { _tag: 'AddFavorite', commandId: 'd', at: 1, product: sampleFavorite('A') } as const
  expect(decide(initialState(), command)).toHaveLength(1)
  expect(decide(shopperWith({ recentCommands: ['x', 'd'] }), command)).toEqual([])
})
