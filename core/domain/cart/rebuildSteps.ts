import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Rebuild } from './cart.ts'
import type { ConfirmedLine } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** What an address is for: the goods go there, somebody asks what that would cost, or it is who fetches them (SHIP-21). */
export type AddressContext = 'checkout' | 'estimate' | 'collection'

/** One thing to put back. */
export type RebuildStep =
  | { readonly kind: 'line'; readonly line: ConfirmedLine }
  | { readonly kind: 'adjustment'; readonly line: ConfirmedLine; readonly adjustment: PriceAdjustment }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'shippingAddress'; readonly address: AddressEntry; readonly context: AddressContext }
  | { readonly kind: 'method'; readonly method: NonNullable<Rebuild['method']> }
  | { readonly kind: 'billingAddress'; readonly address: AddressEntry }

/** CART-27: what is put back, in order, one call each. A method once it is known where to: at an address or in a store. Nothing for an empty basket. */
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

/** The server keeps where an estimate was for like an address: one that has no street. */
const contextOf = ({ addressLine1 }: AddressEntry): AddressContext => (addressLine1 ? 'checkout' : 'estimate')
