import { Schema } from 'effect'
import { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'
import type { Favorite, FavoriteRefusal } from '../../domain/favorites/favorites.ts'
import { event } from '../eventSchema.ts'

const FavoriteShape = Schema.Struct({ product: FavoriteProduct, itemId: Schema.String }) satisfies Schema.Codec<
  Favorite,
  unknown,
  never,
  never
>

const RefusalShape = Schema.Struct({
  refusalId: Schema.String,
  what: Schema.Literals(['add', 'remove', 'share']),
  errorId: Schema.String,
  message: Schema.String,
  name: Schema.NullOr(Schema.String),
}) satisfies Schema.Codec<FavoriteRefusal, unknown, never, never>

const changeId = Schema.String

export const FavoriteEvent = Schema.Union([
  /**
   * FAV-02: whether the site has favorites. Recorded in the log, so that every tab and every replay use the same value.
   */
  event('v1.StandingNoted', { offersFavorites: Schema.Boolean }),
  event('v1.FavoriteAddRequested', { changeId, product: FavoriteProduct }),
  event('v1.FavoriteRemovalRequested', { changeId, productId: Schema.String }),
  event('v1.FavoritesShareRequested', { changeId }),
  /** Never sent and no longer wanted. */
  event('v1.FavoriteChangeWithdrawn', { changeId }),
  /** Before the first byte is sent: from here on only the answer settles the change. */
  event('v1.FavoriteChangeSent', { changeId, call: Schema.Int }),
  /** The added `itemId`. `refresh`: the server's list differs from the expected one. */
  event('v1.FavoriteChangeDone', {
    changeId,
    favoriteId: Schema.String,
    itemId: Schema.NullOr(Schema.String),
    refresh: Schema.Boolean,
  }),
  event('v1.FavoritesShared', { changeId, path: Schema.String }),
  event('v1.FavoriteChangeRefused', { changeId, refusal: RefusalShape }),
  event('v1.FavoriteRefusalDismissed', { refusalId: Schema.String }),
  /** The server no longer knows the list (another session): its content is requested again. */
  event('v1.FavoritesLost', { favoriteId: Schema.String }),
  event('v1.FavoritesRefreshRequested', { id: Schema.String }),
  event('v1.FavoritesPageRead', {
    id: Schema.String,
    favoriteId: Schema.String,
    total: Schema.Int,
    items: Schema.Array(FavoriteShape),
  }),
  event('v1.FavoritesRefreshAbandoned', { id: Schema.String }),
])
export type FavoriteEvent = typeof FavoriteEvent.Type
