import { Schema } from 'effect'
import { AccountEvent } from '../account/accountEvents.ts'
import { CartEvent } from '../cart/cartEvents.ts'
import { CheckoutEvent } from '../checkout/checkoutEvents.ts'
import { ConsentEvent } from '../consent/consentEvents.ts'
import { ExperimentEvent } from '../experiment/experimentEvents.ts'
import { FavoriteEvent } from '../favorites/favoriteEvents.ts'
import { OrderEvent } from '../order/orderEvents.ts'
import { SavedEvent } from '../saved/savedEvents.ts'

/** Everything that can have happened. */
export const ShopEvent = Schema.Union([
  AccountEvent,
  CartEvent,
  CheckoutEvent,
  OrderEvent,
  FavoriteEvent,
  SavedEvent,
  ConsentEvent,
  ExperimentEvent,
])
export type ShopEvent = typeof ShopEvent.Type
export type ShopEventTag = ShopEvent['_tag']
export type ShopEventOf<Tag extends ShopEventTag> = Extract<ShopEvent, { readonly _tag: Tag }>
