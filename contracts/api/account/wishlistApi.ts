import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { FavoriteList } from '../entities/wishlist.ts'
import { Email, Id, QueryInt, text } from '../wire.ts'

const favoritePath = Schema.Struct({ favoriteId: Id })

/** FAV-03: newest first. Without `count`, all of them. */
export const readFavorites = endpoint({
  id: 'API-072',
  method: 'GET',
  path: '/wishlists/v2/favorites',
  query: Schema.Struct({ start: Schema.optionalKey(QueryInt), count: Schema.optionalKey(QueryInt) }),
  answer: FavoriteList,
  errors: [],
  who: 'lists',
  headers: 'common',
  changes: false,
})

/**
 * FAV-04, 05: the quantity is always 1. The answer lists everything on the list, without `product`. API404:
 * `favoriteId` is not the caller's list.
 */
export const addFavorite = endpoint({
  id: 'API-073',
  method: 'POST',
  path: '/wishlists/v2/favorites',
  body: Schema.Struct({
    id: Id,
    qty: Schema.Literal(1),
    itemType: Schema.Literal('product'),
    favoriteId: Schema.optionalKey(Id),
  }),
  answer: FavoriteList,
  errors: ['ORD404', 'API404'],
  who: 'lists',
  headers: 'common',
  changes: true,
})

/** FAV-06: read-only, by an unguessable id. */
export const readSharedFavorites = endpoint({
  id: 'API-075',
  method: 'GET',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  params: favoritePath,
  answer: Schema.Struct({ favoriteId: Id, items: FavoriteList.fields.items }),
  errors: ['API404'],
  who: 'public',
  headers: 'common',
  changes: false,
})

/** FAV-06: with recipients, each gets a letter. Five, because a letter to a stranger is the shop's to answer for. */
export const shareFavorites = endpoint({
  id: 'API-076',
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  params: favoritePath,
  body: Schema.Struct({
    recipients: Schema.optionalKey(Schema.Array(Email).check(Schema.isMaxLength(5))),
    message: Schema.optionalKey(text(1000)),
  }),
  answer: Schema.Struct({ shareUrl: Schema.String }),
  errors: ['API404'],
  who: 'lists',
  own: true,
  headers: 'common',
  changes: true,
})

/** FAV-07: an item that is not on the list is refused with the server's message. Answers like the POST. */
export const removeFavorite = endpoint({
  id: 'API-077',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  params: Schema.Struct({ favoriteId: Id, itemId: Id }),
  answer: FavoriteList,
  errors: ['ORD404', 'API404'],
  who: 'lists',
  own: true,
  headers: 'common',
  changes: true,
})
