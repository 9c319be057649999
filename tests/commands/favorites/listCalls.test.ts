import { describe, expect, test } from 'vitest'
import { given } from '../../support/given.ts'
import { changeCall } from '../../../core/commands/cart/wantsCart.ts'
import { wants } from '../../../core/commands/wants.ts'
import { emptyCart } from '../../../core/domain/cart/cart.ts'
import type { Cart, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { CartChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import type { FavoriteChange, Favorites } from '../../../core/domain/favorites/favorites.ts'
import type { SavedItems } from '../../../core/domain/saved/saved.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleFavorite, sampleProduct } from '../../support/sampleProducts.ts'
import {
  boot,
  cart,
  pendingChange,
  pendingCoupon,
  bootItem,
  line,
  orderUnderWay,
  rebuild,
  stateWith,
  shopperWith,
} from '../../support/sampleShop.ts'

const kept: SavedItems = {
  saveForLaterId: 's1',
  items: [
    { ...line({ key: 'other' }), itemId: 'k0', available: true },
    { ...line(), itemId: 'k1', available: true },
  ],
  refresh: null,
}
const unknown: SavedItems = { saveForLaterId: null, items: [], refresh: null }
const save = (more: Partial<WantedLine> = {}, asItem = false): CartChange => ({
  kind: 'SaveLine',
  key: 'K',
  line: line(more),
  asItem,
})
const callOf = (wanted: CartChange, saved: SavedItems, from: Cart = cart) => {
  const { endpoint, input } = changeCall({ cart: from, saved }, pendingChange(wanted))
  return { endpoint, ...input }
}

test('FAV-13 a line the server has in the basket is moved', () => {
  const moved = { endpoint: 'moveToSaved', params: { basketId: 'b1' } }
  expect(callOf(save(), kept)).toStrictEqual({ ...moved, body: { itemId: 'i1', saveForLaterId: 's1' } })
  expect(callOf(save(), unknown)).toStrictEqual({ ...moved, body: { itemId: 'i1' } })
})

const body = {
  productId: boot.sku,
  pdpUrl: boot.path,
  available: true,
  qty: bootItem.qty,
  type: 'product',
  saveForLater: {},
}

test('FAV-13 a line that is to be saved as an item is saved by what it is', () => {
  expect(callOf(save({}, true), unknown)).toStrictEqual({ endpoint: 'saveForLater', body })
  expect(callOf(save({}, true), kept)).toStrictEqual({
    endpoint: 'saveForLater',
    body: { ...body, saveForLater: { saveForLaterId: 's1' } },
  })
})

test('FAV-13 a line the server does not have is saved by what it is', () => {
  expect(callOf(save(), unknown, emptyCart())).toStrictEqual({ endpoint: 'saveForLater', body })
  expect(callOf({ ...save(), key: 'gone' } as CartChange, unknown)).toStrictEqual({ endpoint: 'saveForLater', body })
  expect(callOf(save(), unknown, { ...emptyCart(), rebuild })).toStrictEqual({ endpoint: 'saveForLater', body })
})

test('FAV-12 a saved item says how it is made and given, and whether a piece is left', () => {
  const giftOption = { email: 'wren@example.com', to: 'Wren', message: 'Hello' }
  const bodyOf = (more: Partial<WantedLine>) => callOf(save(more, true), unknown).body
  expect(bodyOf({ recipeId: 'r', giftOption })).toMatchObject({ recipeId: 'r', giftOption })
  expect(bodyOf({ product: sampleProduct('A', { stock: 0 }) })).toMatchObject({ available: false })
  expect(bodyOf({ product: sampleProduct('A', { stock: 1 }) })).toMatchObject({ available: true })
})

const removed = (saveForlaterId: string, itemId: string) => ({
  endpoint: 'removeSaved',
  params: { saveForlaterId, itemId },
})

test('FAV-14 an item is taken out of the list by its place there', () => {
  expect(callOf({ kind: 'RemoveSaved', line: line() }, kept)).toEqual(removed('s1', 'k1'))
  expect(callOf({ kind: 'MoveToCart', line: line(), phase: 'drop' }, kept)).toEqual(removed('s1', 'k1'))
})

test('FAV-14 an item that is nowhere is asked for all the same', () => {
  expect(callOf({ kind: 'RemoveSaved', line: line() }, unknown)).toEqual(removed('-', '-'))
})

test('FAV-15 the list is read page by page, last of all in the cart lane, and not while an order is under way', () => {
  const read = [kept.items[0]!]
  const shop = (more: Partial<Cart> = {}, order: ShopperState['order']['placing'] = null): ShopperState => ({
    ...stateWith(more, order),
    saved: { ...kept, refresh: { id: 'r', read } },
  })
  const page = {
    key: 'r/saved/1',
    lane: 'cart',
    endpoint: 'readSaved',
    input: { query: { start: 1, count: limits.savedForLater } },
    basketId: 's1',
    secret: null,
    strict: false,
  }
  given(shop()).owes([page])
  expect(wants(shop({}, orderUnderWay)).map(({ endpoint }) => endpoint)).toEqual(['prepareOrder'])
  expect(wants(shop({ pending: [pendingCoupon] })).map(({ endpoint }) => endpoint)).toEqual(['applyCoupon'])
  given(shopperWith({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } }, shop())).owes([])
})

describe('FAV-04 the favorites’ lane', () => {
  const favorite = sampleFavorite('A')
  const has: Favorites = {
    favoriteId: 'l1',
    items: [
      { product: sampleFavorite('B'), itemId: 'f0' },
      { product: favorite, itemId: 'f1' },
    ],
    pending: [],
    refresh: null,
    refusals: [],
    sharePath: null,
  }
  const owed = (favorites: Favorites, more: Partial<ShopperState> = {}) =>
    wants({ ...stateWith({}, null), favorites, ...more })
  const asks = (wanted: FavoriteChange, favoriteId: string | null = 'l1') =>
    owed({
      ...has,
      favoriteId,
      pending: [{ changeId: 'c', call: 2, sent: false, wish: wanted }],
      refresh: { id: 'r', read: [] },
    })
  const call = { key: 'c/2', lane: 'favorites', basketId: 'l1', secret: null, strict: false }

  test('FAV-04 a product is added to the list, or to a new one', () => {
    const added = { id: 'A', qty: 1, itemType: 'product' }
    expect(asks({ kind: 'Add', product: favorite })).toEqual([
      { ...call, endpoint: 'addFavorite', input: { body: { ...added, favoriteId: 'l1' } } },
    ])
    expect(asks({ kind: 'Add', product: favorite }, null)).toStrictEqual([
      { ...call, basketId: null, endpoint: 'addFavorite', input: { body: added } },
    ])
  })

  test('FAV-04 a product is removed by its place in the list', () => {
    expect(asks({ kind: 'Remove', productId: 'A' })).toEqual([
      { ...call, endpoint: 'removeFavorite', input: { params: { favoriteId: 'l1', itemId: 'f1' } } },
    ])
    expect(asks({ kind: 'Remove', productId: 'gone' }, null)).toMatchObject([
      { input: { params: { favoriteId: '', itemId: '' } } },
    ])
  })

  test('FAV-06 the list is shared', () => {
    expect(asks({ kind: 'Share' })).toEqual([
      { ...call, endpoint: 'shareFavorites', input: { params: { favoriteId: 'l1' }, body: {} } },
    ])
    expect(asks({ kind: 'Share' }, null)).toMatchObject([{ input: { params: { favoriteId: '' } } }])
  })

  const refreshed = { ...has, refresh: { id: 'r', read: [has.items[0]!] } }

  test('FAV-15 the next page of a fresh look is read', () => {
    const read = {
      ...call,
      key: 'r/read/1',
      endpoint: 'readFavorites',
      input: { query: { start: 1, count: limits.favorites } },
    }
    expect(owed(refreshed)).toEqual([read])
  })

  test('FAV-02 nothing is read when favorites are switched off', () => {
    expect(owed(refreshed, { standing: { offersFavorites: false, consumerType: 'GUEST' } })).toEqual([])
  })

  test('FAV-04 the favorites lane sends while the order lane is busy', () => {
    expect(wants({ ...stateWith(), favorites: refreshed }).map(({ lane }) => lane)).toEqual(['order', 'favorites'])
  })
})
