import type { Draft } from 'immer'
import type { Favorite, PendingFavorite, Favorites, FavoriteChange } from '../../domain/favorites/favorites.ts'
import { favoriteRuleOf, productAddedBy, productIdOf } from '../../domain/favorites/favorites.ts'
import type { Evolve } from '../evolve.ts'
import type { FavoriteEvent } from './favoriteEvents.ts'

type FavoritesDraft = Draft<Favorites>

/** What each fact about the favorites changes. */
export const evolveFavorites: Evolve<FavoriteEvent> = {
  'v1.StandingNoted': (state, { offersFavorites }) => {
    state.standing.offersFavorites = offersFavorites
  },
  'v1.FavoriteAddRequested': ({ favorites }, { changeId, product }) =>
    request(favorites, changeId, { kind: 'Add', product }),
  'v1.FavoriteRemovalRequested': ({ favorites }, { changeId, productId }) =>
    request(favorites, changeId, { kind: 'Remove', productId }),
  'v1.FavoritesShareRequested': ({ favorites }, { changeId }) => request(favorites, changeId, { kind: 'Share' }),
  'v1.FavoriteChangeWithdrawn': ({ favorites }, { changeId }) => settle(favorites, changeId),
  'v1.FavoriteChangeSent': ({ favorites }, { changeId }) => {
    const change = changeOf(favorites, changeId)
    if (change) change.sent = true
  },
  'v1.FavoriteChangeDone': ({ favorites }, { changeId, favoriteId, itemId, refresh }) => {
    const wanted = changeOf(favorites, changeId)?.wish
    favorites.favoriteId = favoriteId
    if (wanted) takeAway(favorites, wanted)
    const product = wanted && productAddedBy(wanted)
    if (product && itemId !== null) favorites.items.unshift({ product, itemId })
    settle(favorites, changeId)
    // Pages read before this change do not fit together with those after it.
    if (refresh || favorites.refresh) favorites.refresh = { id: `after-${changeId}`, read: [] }
  },
  'v1.FavoritesShared': ({ favorites }, { changeId, path }) => {
    favorites.sharePath = path
    settle(favorites, changeId)
  },
  'v1.FavoriteChangeRefused': ({ favorites }, { changeId, refusal }) => {
    const wanted = changeOf(favorites, changeId)?.wish
    if (wanted) takeAway(favorites, wanted)
    favorites.refusals.push(refusal)
    settle(favorites, changeId)
  },
  'v1.FavoriteRefusalDismissed': ({ favorites }, { refusalId }) => {
    favorites.refusals = favorites.refusals.filter((refusal) => refusal.refusalId !== refusalId)
  },
  'v1.FavoritesLost': ({ favorites }, { favoriteId }) => {
    const missing = favorites.items
    const [head] = favorites.pending
    favorites.items = []
    favorites.favoriteId = null
    favorites.sharePath = null
    if (head) Object.assign(head, { call: head.call + 1, sent: false })
    askAgain(favorites, favoriteId, missing)
  },
  'v1.FavoritesRefreshRequested': ({ favorites }, { id }) => {
    favorites.refresh = { id, read: [] }
  },
  'v1.FavoritesPageRead': ({ favorites }, { favoriteId, total, items }) => {
    if (!favorites.refresh) return
    favorites.refresh.read.push(...items)
    const { read } = favorites.refresh
    if (items.length > 0 && read.length < total) return
    const lost = favorites.favoriteId !== null && favorites.favoriteId !== favoriteId ? favorites.favoriteId : null
    const before = favorites.items
    favorites.refresh = null
    favorites.favoriteId = favoriteId
    favorites.items = read.filter(
      ({ product }, place) => read.findIndex((other) => other.product.productId === product.productId) === place,
    )
    if (lost === null) return
    favorites.sharePath = null
    askAgain(
      favorites,
      lost,
      before.filter(({ product }) => !has(favorites.items, product.productId)),
    )
  },
  'v1.FavoritesRefreshAbandoned': ({ favorites }) => {
    favorites.refresh = null
  },
}

const request = (favorites: FavoritesDraft, changeId: string, wanted: FavoriteChange): void => {
  favorites.pending.push({ changeId, call: 0, sent: false, wish: wanted })
}

const changeOf = (favorites: FavoritesDraft, changeId: string): Draft<PendingFavorite> | undefined =>
  favorites.pending.find((change) => change.changeId === changeId)

/**
 * A list that the server does not have cannot be shared: such a change is dropped with the last one that would create
 * the list.
 */
const settle = (favorites: FavoritesDraft, changeId: string): void => {
  favorites.pending = favorites.pending.filter((change) => change.changeId !== changeId)
  if (favorites.favoriteId === null && favorites.pending.every(({ wish: wanted }) => favoriteRuleOf(wanted).needsList))
    favorites.pending = []
}

const takeAway = (favorites: FavoritesDraft, wanted: FavoriteChange): void => {
  const productId = productIdOf(wanted)
  favorites.items = favorites.items.filter(({ product }) => product.productId !== productId)
}

/**
 * Items of a lost list are added again, the oldest first, before later requests. Their keys contain the lost list, so
 * that a second loss has other keys. A removal of one of them counts as done.
 */
const askAgain = (favorites: FavoritesDraft, lostId: string, missing: readonly Draft<Favorite>[]): void => {
  const named = new Set(favorites.pending.map(({ wish: wanted }) => productIdOf(wanted)))
  const again = missing
    .filter(({ product }) => !named.has(product.productId))
    .reverse()
    .map(({ product }): Draft<PendingFavorite> => ({
      changeId: `again-${lostId.slice(-24)}-${product.productId}`,
      call: 0,
      sent: false,
      wish: { kind: 'Add', product },
    }))
  const kept = favorites.pending.filter(({ wish: wanted }) => {
    const productId = productIdOf(wanted) ?? ''
    return !favoriteRuleOf(wanted).needsItem || has(favorites.items, productId) || isAddedBefore(favorites, productId)
  })
  favorites.pending = [...again, ...kept]
}

const has = (items: readonly Draft<Favorite>[], productId: string): boolean =>
  items.some(({ product }) => product.productId === productId)

const isAddedBefore = ({ pending }: FavoritesDraft, productId: string): boolean =>
  pending.some(({ wish: wanted }) => productAddedBy(wanted)?.productId === productId)
