import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Rebuild, Restored } from './cart.ts'
import type { ConfirmedLine } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** The purpose of an address: delivery, an estimate of its cost, or the person who collects (SHIP-21). */
export type AddressContext = 'checkout' | 'estimate' | 'collection'

/** One thing to restore. */
export type RebuildStep =
  | { readonly kind: 'line'; readonly line: ConfirmedLine }
  | { readonly kind: 'adjustment'; readonly line: ConfirmedLine; readonly adjustment: PriceAdjustment }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'shippingAddress'; readonly address: AddressEntry; readonly context: AddressContext }
  | { readonly kind: 'method'; readonly method: NonNullable<Rebuild['method']> }
  | { readonly kind: 'billingAddress'; readonly address: AddressEntry }

/**
 * CART-27: what to restore, in order, one call each. A method follows once its destination is known: an address or a
 * store. Nothing for an empty basket.
 */
export const rebuildSteps = (rebuild: Rebuild): readonly RebuildStep[] =>
  rebuild.lines.length === 0 ? [] : Object.values(stepsOf).flatMap((steps) => steps(rebuild))

/** In the order in which they are restored. */
const stepsOf: { readonly [Field in keyof Restored]-?: (rebuild: Rebuild) => readonly RebuildStep[] } = {
  lines: ({ lines }) => [
    ...lines.map((line) => ({ kind: 'line', line }) as const),
    ...lines.flatMap((line) =>
      line.adjustment ? [{ kind: 'adjustment', line, adjustment: line.adjustment } as const] : [],
    ),
  ],
  coupons: ({ coupons }) => coupons.map((code) => ({ kind: 'coupon', code })),
  shippingAddress: ({ shippingAddress: address }) =>
    address ? [{ kind: 'shippingAddress', address, context: contextOf(address) }] : [],
  collector: ({ collector: address }) => (address ? [{ kind: 'shippingAddress', address, context: 'collection' }] : []),
  method: ({ method, shippingAddress, collector }) =>
    method && (shippingAddress || collector || method.storeId !== undefined) ? [{ kind: 'method', method }] : [],
  billingAddress: ({ billingAddress: address }) => (address ? [{ kind: 'billingAddress', address }] : []),
}

/** The server keeps an estimate's place like an address, but one without a street. */
const contextOf = ({ addressLine1 }: AddressEntry): AddressContext => (addressLine1 ? 'checkout' : 'estimate')
