import { Schema } from 'effect'
import { AccountEvent } from '../account/accountEvents.ts'
import { CartEvent } from '../cart/cartEvents.ts'
import { CheckoutEvent } from '../checkout/checkoutEvents.ts'
import { OrderEvent } from '../order/orderEvents.ts'

/** Everything that can have happened. */
export const ShopEvent = Schema.Union([AccountEvent, CartEvent, CheckoutEvent, OrderEvent])
export type ShopEvent = typeof ShopEvent.Type
export type ShopEventTag = ShopEvent['_tag']
export type ShopEventOf<Tag extends ShopEventTag> = Extract<ShopEvent, { readonly _tag: Tag }>
