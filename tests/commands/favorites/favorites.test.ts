import { describe, expect, test } from 'vitest'
import { refreshLists } from '../../../core/commands/favorites/refreshLists.ts'
import type { PendingFavorite, FavoriteChange, Favorites } from '../../../core/domain/favorites/favorites.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { given } from '../../support/given.ts'
import { sampleFavorite } from '../../support/sampleProducts.ts'
import { shopperWith } from '../../support/sampleShop.ts'

const [boot, coat] = [sampleFavorite('A'), sampleFavorite('B')]
const stateWith = (more: Partial<Favorites>): ShopperState => shopperWith({ favorites: more })
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
const like = (shop: ShopperState) => given(shop).when({ _tag: 'AddFavorite', product: boot })
const dislike = (shop: ShopperState) => given(shop).when({ _tag: 'RemoveFavorite', productId: 'A' })
const withdrawn = (changeId: string) => [{ _tag: 'v1.FavoriteChangeWithdrawn', changeId }]

const added = [{ _tag: 'v1.FavoriteAddRequested', changeId: 'd', product: boot }]

test('FAV-04 a heart is pressed once', () => {
  like(initialState()).then(added)
  like(stateWith({ items })).then([])
  like(stateWith({ pending: [add] })).then([])
})

test('FAV-04 a press that has not left is taken back by the opposite one', () => {
  like(stateWith({ items, pending: [remove] })).then(withdrawn('of-Remove'))
})

test('FAV-04 a press that has left is followed by the opposite one', () => {
  like(stateWith({ items, pending: [{ ...remove, sent: true }] })).then(added)
  like(stateWith({ items, pending: [{ ...remove, call: 1 }] })).then(added)
  like(
    stateWith({
      items,
      pending: [{ ...remove, sent: true }, change({ kind: 'Remove', productId: 'B' }, { changeId: 'other' }), share],
    }),
  ).then(added)
})

test('FAV-09 only a product shown as a favorite can be removed', () => {
  const removed = [{ _tag: 'v1.FavoriteRemovalRequested', changeId: 'd', productId: 'A' }]
  dislike(stateWith({ items })).then(removed)
  dislike(stateWith({ items: [{ product: coat, itemId: 'j' }, ...items] })).then(removed)
  dislike(initialState()).then({ _tag: 'FavoriteNotFound' })
  dislike(stateWith({ items, pending: [remove] })).then({ _tag: 'FavoriteNotFound' })
  dislike(stateWith({ pending: [add, change({ kind: 'Add', product: coat }), share] })).then(withdrawn('of-Add'))
  dislike(stateWith({ pending: [{ ...add, sent: true }] })).then(removed)
})

test('FAV-06 a list with something in it is shared once', () => {
  const shared = (more: Partial<Favorites>) => given(stateWith(more)).when({ _tag: 'ShareFavorites' })
  const shareRequested = [{ _tag: 'v1.FavoritesShareRequested', changeId: 'd' }]
  shared({}).then({ _tag: 'NothingToShare' })
  shared({ items }).then(shareRequested)
  shared({ items, pending: [add] }).then(shareRequested)
  shared({ items, pending: [add, share] }).then([])
  shared({ items, sharePath: '/f' }).then([])
})

test('FAV-02 the switch is noted when it turns, a fresh look asked for once, a refusal put away when it is there', () => {
  given().when({ _tag: 'NoteStanding', offersFavorites: true }).then([])
  given()
    .when({ _tag: 'NoteStanding', offersFavorites: false })
    .then([{ _tag: 'v1.StandingNoted', offersFavorites: false }])
  given()
    .when({ _tag: 'RefreshFavorites' })
    .then([{ _tag: 'v1.FavoritesRefreshRequested', id: 'd' }])
  given(stateWith({ refresh: { id: 'r', read: [] } }))
    .when({ _tag: 'RefreshFavorites' })
    .then([])
  const refusal = (refusalId: string) =>
    ({ refusalId, what: 'add', errorId: 'ORD404', message: '', name: null }) as const
  const refused = stateWith({ refusals: [refusal('x'), refusal('y')] })
  given(refused)
    .when({ _tag: 'DismissFavoriteRefusal', refusalId: 'y' })
    .then([{ _tag: 'v1.FavoriteRefusalDismissed', refusalId: 'y' }])
  given(refused).when({ _tag: 'DismissFavoriteRefusal', refusalId: 'z' }).then([])
  const off = shopperWith(
    { standing: { offersFavorites: false, consumerType: 'GUEST' } as const },
    stateWith({ items }),
  )
  const refusedOff = { _tag: 'FavoritesOff' }
  like(off).then(refusedOff)
  dislike(off).then(refusedOff)
  given(off).when({ _tag: 'ShareFavorites' }).then(refusedOff)
  given(off).when({ _tag: 'RefreshFavorites' }).then(refusedOff)
})

describe('after a lost log each list the shopper has is read once', () => {
  const favorites = { _tag: 'v1.FavoritesRefreshRequested', id: 'x' } as const
  const saved = { _tag: 'v1.SavedRefreshRequested', id: 'x' } as const

  test.each([
    ['both', given(), [favorites, saved]],
    ['not the favorites that are being read', given(favorites), [saved]],
    ['not the saved items that are being read', given(saved), [favorites]],
    [
      'no favorites where the shop offers none',
      given(shopperWith({ standing: { offersFavorites: false, consumerType: 'GUEST' } })),
      [saved],
    ],
    ['none of an employee', given(shopperWith({ standing: { offersFavorites: true, consumerType: 'EMPLOYEE' } })), []],
  ])('FAV-15 FAV-17 %s', (_what, { shop }, reads) => {
    expect(refreshLists(shop, 'x')).toEqual(reads)
  })
})
