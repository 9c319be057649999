import { Schema } from 'effect'
import { Currency, Id, Money, Quantity, text } from '../api/wire.ts'

/** CAT-44 */
const mostRecommended = 24

/** A product of an event, in the words of Segment's e-commerce specification. `price`: of one piece. */
const TrackedProduct = Schema.Struct({
  product_id: Id,
  sku: Schema.optionalKey(Id),
  name: text(200),
  price: Money,
  currency: Currency,
  quantity: Schema.optionalKey(Quantity),
})
export type TrackedProduct = typeof TrackedProduct.Type

/** Names with one set of properties. What is not listed here can neither be sent nor stored. */
const tracked = <const Names extends readonly string[], Properties extends Schema.Struct.Fields>(
  names: Names,
  properties: Properties,
) =>
  Schema.Struct({
    /** Of the event, however often it is sent: the collector stores each id once. */
    id: text(100).check(Schema.isMinLength(1)),
    /** By the device's clock, epoch ms. */
    at: Schema.Int,
    name: Schema.Literals(names),
    properties: Schema.Struct(properties),
  })

/**
 * TRK-04: what a shopper did. Nothing in it says who the shopper is, and nothing was typed except a coupon's code and
 * what was searched for.
 */
export const TrackingEvent = Schema.Union([
  tracked(['Product Added', 'Product Removed', 'Product Added to Wishlist', 'Product Viewed'], TrackedProduct.fields),
  tracked(['Product Removed from Wishlist'], { product_id: Id }),
  tracked(['Coupon Entered', 'Coupon Applied', 'Coupon Denied', 'Coupon Removed'], { coupon: text(64) }),
  tracked(['Checkout Step Viewed', 'Checkout Step Completed'], {
    step: Schema.Literals(['shipping', 'billing', 'summary']),
  }),
  tracked(['Order Completed'], {
    order_id: Id,
    total: Money,
    shipping: Money,
    tax: Money,
    discount: Money,
    currency: Currency,
    coupons: Schema.Array(text(64)),
    products: Schema.Array(Schema.Struct({ sku: Id, name: text(200), price: Money, quantity: Quantity })),
  }),
  tracked(['Signed In', 'Signed Out', 'Signed Up'], { site: text(10) }),
  tracked(['Page Viewed'], { path: text(300) }),
  tracked(['Promotion Viewed', 'Promotion Clicked'], {
    promotion_id: text(100),
    name: Schema.optionalKey(text(200)),
    creative: Schema.optionalKey(text(200)),
  }),
  /** `results`: how many products were found. */
  tracked(['Products Searched'], { query: text(200), results: Schema.Int }),
  /** CAT-45, CAT-46: those that came into view, so many at most. */
  tracked(['Recommendations Viewed'], {
    product_ids: Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(mostRecommended)),
  }),
  tracked(['Recommendation Clicked'], { product_id: Id }),
  /** NAV-09: `entry` and `section` are ids in documents. */
  tracked(['Menu Opened', 'Menu Closed'], { entry: text(100) }),
  tracked(['Menu Section Expanded', 'Menu Section Collapsed'], {
    section: text(100),
    level: Schema.Literals([1, 2]),
  }),
  tracked(['Menu Clicked'], { path: text(300) }),
  /** PROMO-12: `popup` is its name in the document. */
  tracked(['Pop-up Viewed', 'Pop-up Expanded'], { popup: text(100) }),
  tracked(['Pop-up Clicked'], { popup: text(100), url: text(300) }),
])
export type TrackingEvent = typeof TrackingEvent.Type

type Named<Event> = Event extends TrackingEvent ? Pick<Event, 'name' | 'properties'> : never
/** What is known of an event before it has its id and its instant. */
export type NamedTrackingEvent = Named<TrackingEvent>

/**
 * The page's request to track in this worker, in batches as the page was told; `shown` = what only the screen knows.
 * Output: the settings that are invalid, for which the defaults apply (ERR-34); and what waits to be sent, as the body
 * of the call (API-155), which the page makes if it ends before the worker has.
 */
type TrackRequest = {
  readonly input: {
    readonly sending: { readonly batchSize?: string; readonly flushInterval?: string }
    readonly shown: readonly NamedTrackingEvent[]
  }
  readonly output: { readonly invalid: readonly string[]; readonly waiting: string | null }
}

/**
 * What a page asks for its tag manager: what its shopper has done after a place in the log. The answer waits until there
 * is something, or for half a minute. `properties` as on the wire.
 */
export type TagEvents = {
  readonly input: { readonly tabId: string; readonly after: number }
  readonly output: {
    readonly events: readonly { readonly name: string; readonly properties: object }[]
    readonly upTo: number
  }
}

export type TrackingRequests = { readonly track: TrackRequest; readonly tagEvents: TagEvents }

/** How many events one call may carry. */
export const mostTracked = 100

/** How long the body of a call may be that a page makes while it ends; browsers take 64 KiB for all such calls. */
export const longestLeft = 60 * 1024
