import { Schema } from 'effect'
import { Basket, GiftEntry } from '../entities/basket.ts'
import { endpoint } from '../endpoint.ts'
import { SavedForLater } from '../entities/wishlist.ts'
import { Id, QueryInt, Quantity, text } from '../wire.ts'

const guest = { who: 'lists', headers: 'common+channel', changes: true } as const

/** FAV-12: `pdpUrl` here, `pageUrl` in the stored entity; `consumerID` with a capital D only here. */
export const saveForLater = endpoint({
  ...guest,
  id: 'API-030',
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  body: Schema.Struct({
    productId: Id,
    recipeId: Schema.optionalKey(text(64)),
    /** Ours: a gift stays one. */
    giftOption: Schema.optionalKey(GiftEntry),
    pdpUrl: text(300),
    available: Schema.Boolean,
    qty: Quantity,
    type: Schema.Literal('product'),
    saveForLater: Schema.Struct({
      consumerID: Schema.optionalKey(Id),
      itemId: Schema.optionalKey(Id),
      saveForLaterId: Schema.optionalKey(Id),
    }),
  }),
  answer: SavedForLater,
  errors: ['ORD404', 'INV408'],
})

/** FAV-13: removes the line from the cart and saves it, in one step. */
export const moveToSaved = endpoint({
  ...guest,
  own: true,
  id: 'API-031',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  params: Schema.Struct({ basketId: Id }),
  body: Schema.Struct({ itemId: Id, saveForLaterId: Schema.optionalKey(Id) }),
  answer: Schema.Struct({ cart: Basket, saveForLater: SavedForLater }),
  errors: ['BSK404', 'AUT498', 'ORD404', 'GWP403', 'INV408'],
})

/** FAV-14: `saveForlaterId`, with a small l, in the path. */
export const removeSaved = endpoint({
  ...guest,
  own: true,
  id: 'API-032',
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  params: Schema.Struct({ saveForlaterId: Id, itemId: Id }),
  answer: SavedForLater,
  errors: ['ORD404'],
})

/** FAV-15 */
export const readSaved = endpoint({
  id: 'API-074',
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  query: Schema.Struct({ start: Schema.optionalKey(QueryInt), count: Schema.optionalKey(QueryInt) }),
  answer: Schema.Struct({ total: Schema.Int, ...SavedForLater.fields }),
  errors: [],
  who: 'lists',
  headers: 'common',
  changes: false,
})
