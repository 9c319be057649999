import { expect, test } from 'vitest'
import { refreshLists } from '../../../core/commands/favorites/refreshLists.ts'
import type { PendingFavorite, FavoriteChange, Favorites } from '../../../core/domain/favorites/favorites.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { decided } from '../../support/decided.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'

const [boot, coat] = [sampleFavorite('A'), sampleFavorite('B')]
const stateWith = (more: Partial<Favorites>): ShopperState => ({
  ...initialState(),
  favorites: { ...initialState().favorites, ...more },
})
const change = (wanted: FavoriteChange, more: Partial<PendingFavorite> = {}): PendingFavorite => ({
  changeId: `of-${wanted.kind}`,
  call: 0,
  sent: false,
  wish: wanted,
  ...more,
})
const add = change({ kind: 'Add', product: boot })
const remove = change({ kind: 'Remove', productId: 'A' })
const share = change({ kind: 'Share' })
const items = [{ product: boot, itemId: 'i' }]
const like = (shop: ShopperState) => decided(shop, { _tag: 'AddFavorite', product: boot })
const dislike = (shop: ShopperState) => decided(shop, { _tag: 'RemoveFavorite', productId: 'A' })
const withdrawn = (changeId: string) => [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }]

test('FAV-04 a heart is pressed once; a press that has not left is taken back by the opposite one', () => {
  const added = [{ _tag: 'v1.FavoriteAddRequested', changeId: 'd', product: boot }]
  expect([like(initialState()), like(stateWith({ items })), like(stateWith({ pending: [add] }))]).toEqual([
    added,
    [],
    [],
  ])
  expect(like(stateWith({ items, pending: [remove] }))).toEqual(withdrawn('of-Remove'))
  expect(like(stateWith({ items, pending: [{ ...remove, sent: true }] }))).toEqual(added)
  expect(like(stateWith({ items, pending: [{ ...remove, call: 1 }] }))).toEqual(added)
  expect(
    like(
      stateWith({
        items,
        pending: [{ ...remove, sent: true }, change({ kind: 'Remove', productId: 'B' }, { changeId: 'other' }), share],
      }),
    ),
  ).toEqual(added)
})

test('FAV-09 what is shown as liked can be taken away, and nothing else', () => {
  const removed = [{ _tag: 'v1.FavoriteRemovalRequested', changeId: 'd', productId: 'A' }]
  expect(dislike(stateWith({ items }))).toEqual(removed)
  expect(dislike(stateWith({ items: [{ product: coat, itemId: 'j' }, ...items] }))).toEqual(removed)
  expect([dislike(initialState()), dislike(stateWith({ items, pending: [remove] }))]).toEqual([
    { _tag: 'FavoriteNotFound' },
    { _tag: 'FavoriteNotFound' },
  ])
  expect(dislike(stateWith({ pending: [add, change({ kind: 'Add', product: coat }), share] }))).toEqual(
    withdrawn('of-Add'),
  )
  expect(dislike(stateWith({ pending: [{ ...add, sent: true }] }))).toEqual(removed)
})

test('FAV-06 a list with something in it is shared once', () => {
  const shared = (more: Partial<Favorites>) => decided(stateWith(more), { _tag: 'ShareFavorites' })
  const asked = [{ _tag: 'v1.FavoritesShareRequested', changeId: 'd' }]
  expect([shared({}), shared({ items }), shared({ items, pending: [add] })]).toEqual([
    { _tag: 'NothingToShare' },
    asked,
    asked,
  ])
  expect([shared({ items, pending: [add, share] }), shared({ items, sharePath: '/f' })]).toEqual([[], []])
})

test('FAV-02 the switch is noted when it turns, a fresh look asked for once, a refusal put away when it is there', () => {
  expect(decided(initialState(), { _tag: 'NoteStanding', offersFavorites: true })).toEqual([])
  expect(decided(initialState(), { _tag: 'NoteStanding', offersFavorites: false })).toEqual([
    { _tag: 'v1.StandingNoted', offersFavorites: false },
  ])
  expect(decided(initialState(), { _tag: 'RefreshFavorites' })).toEqual([
    { _tag: 'v1.FavoritesRefreshRequested', id: 'd' },
  ])
  expect(decided(stateWith({ refresh: { id: 'r', read: [] } }), { _tag: 'RefreshFavorites' })).toEqual([])
  const refusal = (refusalId: string) =>
    ({ refusalId, what: 'add', errorId: 'ORD404', message: '', name: null }) as const
  const refused = stateWith({ refusals: [refusal('x'), refusal('y')] })
  expect(decided(refused, { _tag: 'DismissFavoriteRefusal', refusalId: 'y' })).toEqual([
    { _tag: 'v1.FavoriteRefusalDismissed', refusalId: 'y' },
  ])
  expect(decided(refused, { _tag: 'DismissFavoriteRefusal', refusalId: 'z' })).toEqual([])
  const off = { ...stateWith({ items }), standing: { offersFavorites: false, consumerType: 'GUEST' } as const }
  expect([
    like(off),
    dislike(off),
    decided(off, { _tag: 'ShareFavorites' }),
    decided(off, { _tag: 'RefreshFavorites' }),
  ]).toEqual(Array.from({ length: 4 }, () => ({ _tag: 'FavoritesOff' })))
})

test('FAV-15 FAV-17 after a lost log each list the shopper has is read once', () => {
  const refresh = { id: 'r', read: [] }
  const asked = (more: Partial<ShopperState> = {}) =>
    refreshLists({ ...initialState(), ...more }, 'x').map(({ _tag }) => _tag)
  expect(refreshLists(initialState(), 'x')).toEqual([
    { _tag: 'v1.FavoritesRefreshRequested', id: 'x' },
    { _tag: 'v1.SavedRefreshRequested', id: 'x' },
  ])
  expect(asked({ favorites: { ...initialState().favorites, refresh } })).toEqual(['v1.SavedRefreshRequested'])
  expect(asked({ saved: { ...initialState().saved, refresh } })).toEqual(['v1.FavoritesRefreshRequested'])
  expect(asked({ standing: { offersFavorites: false, consumerType: 'GUEST' } })).toEqual(['v1.SavedRefreshRequested'])
  expect(asked({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } })).toEqual([])
})
