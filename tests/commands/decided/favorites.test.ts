import { expect, test } from 'vitest'
import { refreshLists } from '../../../core/commands/favorites/refreshLists.ts'
import type { FavoriteChange, FavoriteWish, Favorites } from '../../../core/domain/favorites/favorites.ts'
import { newShop } from '../../../core/domain/shop/shop.ts'
import type { Shop } from '../../../core/domain/shop/shop.ts'
import { decided } from '../../support/decided.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'

const [boot, coat] = [sampleFavorite('A'), sampleFavorite('B')]
const shopWith = (more: Partial<Favorites>): Shop => ({ ...newShop(), favorites: { ...newShop().favorites, ...more } })
const change = (wish: FavoriteWish, more: Partial<FavoriteChange> = {}): FavoriteChange => ({
  changeId: `of-${wish.kind}`,
  call: 0,
  sent: false,
  wish,
  ...more,
})
const add = change({ kind: 'Add', product: boot })
const remove = change({ kind: 'Remove', productId: 'A' })
const share = change({ kind: 'Share' })
const items = [{ product: boot, itemId: 'i' }]
const like = (shop: Shop) => decided(shop, { _tag: 'AddFavorite', product: boot })
const dislike = (shop: Shop) => decided(shop, { _tag: 'RemoveFavorite', productId: 'A' })
const withdrawn = (changeId: string) => [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }]

test('FAV-04 a heart is pressed once; a press that has not left is taken back by the opposite one', () => {
  const added = [{ _tag: 'v1.FavoriteAddRequested', changeId: 'd', product: boot }]
  expect([like(newShop()), like(shopWith({ items })), like(shopWith({ pending: [add] }))]).toEqual([added, [], []])
  expect(like(shopWith({ items, pending: [remove] }))).toEqual(withdrawn('of-Remove'))
  expect(like(shopWith({ items, pending: [{ ...remove, sent: true }] }))).toEqual(added)
  expect(like(shopWith({ items, pending: [{ ...remove, call: 1 }] }))).toEqual(added)
  expect(
    like(
      shopWith({
        items,
        pending: [{ ...remove, sent: true }, change({ kind: 'Remove', productId: 'B' }, { changeId: 'other' }), share],
      }),
    ),
  ).toEqual(added)
})

test('FAV-09 what is shown as liked can be taken away, and nothing else', () => {
  const removed = [{ _tag: 'v1.FavoriteRemovalRequested', changeId: 'd', productId: 'A' }]
  expect(dislike(shopWith({ items }))).toEqual(removed)
  expect(dislike(shopWith({ items: [{ product: coat, itemId: 'j' }, ...items] }))).toEqual(removed)
  expect([dislike(newShop()), dislike(shopWith({ items, pending: [remove] }))]).toEqual([
    { _tag: 'FavoriteNotFound' },
    { _tag: 'FavoriteNotFound' },
  ])
  expect(dislike(shopWith({ pending: [add, change({ kind: 'Add', product: coat }), share] }))).toEqual(
    withdrawn('of-Add'),
  )
  expect(dislike(shopWith({ pending: [{ ...add, sent: true }] }))).toEqual(removed)
})

test('FAV-06 a list with something in it is shared once', () => {
  const shared = (more: Partial<Favorites>) => decided(shopWith(more), { _tag: 'ShareFavorites' })
  const asked = [{ _tag: 'v1.FavoritesShareRequested', changeId: 'd' }]
  expect([shared({}), shared({ items }), shared({ items, pending: [add] })]).toEqual([
    { _tag: 'NothingToShare' },
    asked,
    asked,
  ])
  expect([shared({ items, pending: [add, share] }), shared({ items, sharePath: '/f' })]).toEqual([[], []])
})

test('FAV-02 the switch is noted when it turns, a fresh look asked for once, a refusal put away when it is there', () => {
  expect(decided(newShop(), { _tag: 'NoteStanding', offersFavorites: true })).toEqual([])
  expect(decided(newShop(), { _tag: 'NoteStanding', offersFavorites: false })).toEqual([
    { _tag: 'v1.StandingNoted', offersFavorites: false },
  ])
  expect(decided(newShop(), { _tag: 'RefreshFavorites' })).toEqual([{ _tag: 'v1.FavoritesRefreshRequested', id: 'd' }])
  expect(decided(shopWith({ refresh: { id: 'r', read: [] } }), { _tag: 'RefreshFavorites' })).toEqual([])
  const refusal = (refusalId: string) =>
    ({ refusalId, what: 'add', errorId: 'ORD404', message: '', name: null }) as const
  const refused = shopWith({ refusals: [refusal('x'), refusal('y')] })
  expect(decided(refused, { _tag: 'DismissFavoriteRefusal', refusalId: 'y' })).toEqual([
    { _tag: 'v1.FavoriteRefusalDismissed', refusalId: 'y' },
  ])
  expect(decided(refused, { _tag: 'DismissFavoriteRefusal', refusalId: 'z' })).toEqual([])
  const off = { ...shopWith({ items }), standing: { offersFavorites: false, consumerType: 'GUEST' } as const }
  expect([
    like(off),
    dislike(off),
    decided(off, { _tag: 'ShareFavorites' }),
    decided(off, { _tag: 'RefreshFavorites' }),
  ]).toEqual(Array.from({ length: 4 }, () => ({ _tag: 'FavoritesOff' })))
})

test('FAV-15 FAV-17 after a lost log each list the shopper has is read once', () => {
  const refresh = { id: 'r', read: [] }
  const asked = (more: Partial<Shop> = {}) => refreshLists({ ...newShop(), ...more }, 'x').map(({ _tag }) => _tag)
  expect(refreshLists(newShop(), 'x')).toEqual([
    { _tag: 'v1.FavoritesRefreshRequested', id: 'x' },
    { _tag: 'v1.SavedRefreshRequested', id: 'x' },
  ])
  expect(asked({ favorites: { ...newShop().favorites, refresh } })).toEqual(['v1.SavedRefreshRequested'])
  expect(asked({ saved: { ...newShop().saved, refresh } })).toEqual(['v1.FavoritesRefreshRequested'])
  expect(asked({ standing: { offersFavorites: false, consumerType: 'GUEST' } })).toEqual(['v1.SavedRefreshRequested'])
  expect(asked({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } })).toEqual([])
})
