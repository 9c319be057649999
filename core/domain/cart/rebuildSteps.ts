import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Rebuild } from './cart.ts'
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
export const rebuildSteps = ({
  lines,
  coupons,
  shippingAddress,
  collector,
  method,
  billingAddress,
}: Rebuild): readonly RebuildStep[] => {
  if (lines.length === 0) return []
  return [
    ...lines.map((line): RebuildStep => ({ kind: 'line', line })),
    ...lines.flatMap((line): readonly RebuildStep[] =>
      line.adjustment ? [{ kind: 'adjustment', line, adjustment: line.adjustment }] : [],
    ),
    ...coupons.map((code): RebuildStep => ({ kind: 'coupon', code })),
    ...(shippingAddress
      ? [{ kind: 'shippingAddress', address: shippingAddress, context: contextOf(shippingAddress) } as const]
      : []),
    ...(collector ? [{ kind: 'shippingAddress', address: collector, context: 'collection' } as const] : []),
    ...(method && (shippingAddress || collector || method.storeId !== undefined)
      ? [{ kind: 'method', method } as const]
      : []),
    ...(billingAddress ? [{ kind: 'billingAddress', address: billingAddress } as const] : []),
  ]
}

/** The server keeps an estimate's place like an address, but one without a street. */
const contextOf = ({ addressLine1 }: AddressEntry): AddressContext => (addressLine1 ? 'checkout' : 'estimate')
