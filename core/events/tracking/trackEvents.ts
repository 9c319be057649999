import type { NamedTrackingEvent, TrackedProduct, TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import type { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { ConsentAnswer } from '../../domain/consent/mustAskConsent.ts'
import type { StoredOrder } from '../../domain/order/storedOrder.ts'
import type { ShopEvent, ShopEventOf, ShopEventTag } from '../shop/shopEvent.ts'

/** What later events refer to by the id of a change alone. */
type TrackedChange =
  | { readonly kind: 'added' | 'removed'; readonly product: TrackedProduct }
  | { readonly kind: 'coupon'; readonly coupon: string }

/** What must be known of the commits before, to track the next one. Plain data, stored with the tracker's place. */
export type TrackingMemory = {
  readonly answer: ConsentAnswer | null
  readonly changes: Readonly<Record<string, TrackedChange>>
}

export const noTrackingMemory: TrackingMemory = { answer: null, changes: {} }

/** This many changes are remembered; the oldest are dropped. */
const mostChanges = 100

/** `id` = of the commit, unique among all devices; `at` = epoch ms. */
type TrackedCommit = { readonly id: string; readonly at: number; readonly events: readonly ShopEvent[] }

/**
 * TRK-04: what a commit means to those who count. The id of each event is made of its place in the log, so that the same
 * commit gives the same events whenever and wherever it is read. TRK-01: nothing without consent (`isAllowedBy`); the
 * answer in a commit counts for all of it, because a sign-out ends with the answer that it repeats.
 */
export const trackCommit = (
  memory: TrackingMemory,
  { id, at, events }: TrackedCommit,
  isAllowedBy: (answer: ConsentAnswer | null) => boolean,
): { readonly memory: TrackingMemory; readonly tracked: readonly TrackingEvent[] } => {
  const answer = events.reduce<ConsentAnswer | null>(answerAfter, memory.answer)
  const isAllowed = isAllowedBy(answer)
  let { changes } = memory
  const tracked = events.flatMap((event, nth) => {
    const named = nameOf(event, changes)
    changes = isAllowed ? changesAfter(event, changes) : {}
    return named && isAllowed ? [{ id: `${id}/${nth}`, at, ...named }] : []
  })
  return { memory: { answer, changes }, tracked }
}

const answerAfter = (answer: ConsentAnswer | null, event: ShopEvent): ConsentAnswer | null =>
  event._tag === 'v1.ConsentGiven' ? { categories: event.categories, policyVersion: event.policyVersion } : answer

type Changes = TrackingMemory['changes']
type Rows = {
  readonly [Tag in ShopEventTag]?: (event: ShopEventOf<Tag>, changes: Changes) => NamedTrackingEvent | null
}

/** Which events are tracked. The others follow from these, or concern nobody but the shopper and the server. */
const rows: Rows = {
  'v1.ItemAddRequested': ({ line }) => ({ name: 'Product Added', properties: productOfLine(line) }),
  'v1.ItemAddEnlarged': ({ changeId, by }, changes) => {
    const change = changes[changeId]
    return change?.kind === 'added' ? { name: 'Product Added', properties: { ...change.product, quantity: by } } : null
  },
  'v1.LineRemovalRequested': ({ line }) => ({ name: 'Product Removed', properties: productOfLine(line) }),
  'v1.LineRemovedUnsent': ({ line }) => ({ name: 'Product Removed', properties: productOfLine(line) }),
  /** A removal that was never sent was undone. */
  'v1.ChangeWithdrawn': ({ changeId }, changes) => {
    const change = changes[changeId]
    return change?.kind === 'removed' ? { name: 'Product Added', properties: change.product } : null
  },
  'v1.CouponApplyRequested': ({ code }) => ({ name: 'Coupon Entered', properties: { coupon: code } }),
  'v1.CouponRemovalRequested': ({ code }) => ({ name: 'Coupon Removed', properties: { coupon: code } }),
  'v1.BasketConfirmed': ({ changeId, basket }, changes) => {
    const change = changes[changeId]
    if (change?.kind !== 'coupon') return null
    const isApplied = basket.coupons.some(({ code, valid }) => code === change.coupon && valid !== false)
    return { name: isApplied ? 'Coupon Applied' : 'Coupon Denied', properties: { coupon: change.coupon } }
  },
  'v1.ChangeRefused': ({ changeId }, changes) => {
    const change = changes[changeId]
    return change?.kind === 'coupon' ? { name: 'Coupon Denied', properties: { coupon: change.coupon } } : null
  },
  'v1.ShippingSubmitted': () => ({ name: 'Checkout Step Completed', properties: { step: 'shipping' } }),
  'v1.BillingSubmitted': () => ({ name: 'Checkout Step Completed', properties: { step: 'billing' } }),
  'v1.StepEntered': ({ step }) => ({ name: 'Checkout Step Viewed', properties: { step } }),
  'v1.OrderConfirmed': ({ order }) => ({ name: 'Order Completed', properties: orderProperties(order) }),
  'v1.FavoriteAddRequested': ({ product }) => ({
    name: 'Product Added to Wishlist',
    properties: productOfFavorite(product),
  }),
  'v1.FavoriteRemovalRequested': ({ productId }) => ({
    name: 'Product Removed from Wishlist',
    properties: { product_id: productId },
  }),
  'v1.SignedIn': ({ site }) => ({ name: 'Signed In', properties: { site } }),
  'v1.SignedOut': ({ site }) => ({ name: 'Signed Out', properties: { site } }),
}

const nameOf = <Tag extends ShopEventTag>(event: ShopEventOf<Tag>, changes: Changes): NamedTrackingEvent | null => {
  const row: ((event: never, changes: Changes) => NamedTrackingEvent | null) | undefined = rows[event._tag]
  // The tag has chosen the row of this very event.
  return row?.(event as never, changes) ?? null
}

const changesAfter = (event: ShopEvent, changes: Changes): Changes => {
  switch (event._tag) {
    case 'v1.ItemAddRequested':
      return withChange(changes, event.changeId, { kind: 'added', product: productOfLine(event.line) })
    case 'v1.LineRemovalRequested':
      return withChange(changes, event.changeId, { kind: 'removed', product: productOfLine(event.line) })
    case 'v1.CouponApplyRequested':
      return withChange(changes, event.changeId, { kind: 'coupon', coupon: event.code })
    case 'v1.SignedOut':
      return {}
    default:
      return changes
  }
}

const withChange = (changes: Changes, changeId: string, change: TrackedChange): Changes =>
  Object.fromEntries([...Object.entries(changes), [changeId, change] as const].slice(-mostChanges))

const productOfLine = ({ product, quantity }: WantedLine): TrackedProduct => ({
  product_id: product.masterId,
  sku: product.sku,
  name: product.name,
  price: product.price,
  currency: product.currency,
  quantity,
})

const productOfFavorite = ({ productId, name, price, currency }: FavoriteProduct): TrackedProduct => ({
  product_id: productId,
  name,
  price,
  currency,
})

/** `price` of a line is that of one piece, rounded down to whole minor units. */
const orderProperties = ({ orderNumber, totals, currency, couponItems, lines }: StoredOrder) => ({
  order_id: orderNumber,
  total: totals.total,
  shipping: totals.shipping,
  tax: totals.tax,
  discount: totals.totalDiscount,
  currency,
  coupons: couponItems.map(({ code }) => code),
  products: lines.map(({ sku, name, rowTotal, quantity }) => ({
    sku,
    name,
    price: Math.floor(rowTotal / Math.max(quantity, 1)),
    quantity,
  })),
})
