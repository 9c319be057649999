import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Rebuild } from './cart.ts'
import type { ConfirmedLine } from './confirmedBasket.ts'
import type { PriceAdjustment } from './priceAdjustment.ts'

/** One thing to put back. */
export type RebuildStep =
  | { readonly kind: 'line'; readonly line: ConfirmedLine }
  | { readonly kind: 'adjustment'; readonly line: ConfirmedLine; readonly adjustment: PriceAdjustment }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'shippingAddress'; readonly address: AddressEntry }
  | { readonly kind: 'method'; readonly method: NonNullable<Rebuild['method']> }
  | { readonly kind: 'billingAddress'; readonly address: AddressEntry }

/** CART-27: what is put back, in order, one call each. A method once it is known where to: at an address or in a store. Nothing for an empty basket. */
export const rebuildSteps = ({ lines, coupons, shippingAddress, method, billingAddress }: Rebuild): readonly RebuildStep[] => {
  if (lines.length === 0) return []
  return [
    ...lines.map((line): RebuildStep => ({ kind: 'line', line })),
    ...lines.flatMap((line): readonly RebuildStep[] => (line.adjustment ? [{ kind: 'adjustment', line, adjustment: line.adjustment }] : [])),
    ...coupons.map((code): RebuildStep => ({ kind: 'coupon', code })),
    ...(shippingAddress ? [{ kind: 'shippingAddress', address: shippingAddress } as const] : []),
    ...(method && (shippingAddress || method.storeId !== undefined) ? [{ kind: 'method', method } as const] : []),
    ...(billingAddress ? [{ kind: 'billingAddress', address: billingAddress } as const] : []),
  ]
}
