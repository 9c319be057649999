import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import { addressToSend } from '../../domain/address/addressToSend.ts'
import { collectorOf } from '../../domain/shipping/collector.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { latestChange } from '../../domain/cart/changes/latestChange.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { withdrawUnsent } from '../cart/withdrawUnsent.ts'
import { isSameAddress } from './isSameAddress.ts'

type Request = { readonly changeId: string; readonly at: number }

/** What is asked of the server for a shipping address; nothing when it has been asked for or is there already. */
export const shippingAddressRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] =>
  placeRequest(cart, addressToSend(address), cart.basket?.shippingAddress, request)

/** SHIP-21: the same for who collects; nothing when nothing is told. */
export const collectorRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] =>
  placeRequest(cart, collectorOf(address), cart.basket?.collector ?? {}, { ...request, context: 'collection' })

/** The same for a billing address. */
export const billingAddressRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] => {
  const sent = addressToSend(address)
  const last = latestChange(cart, 'SetBillingAddress')?.address ?? cart.basket?.billingAddress
  return last && isSameAddress(last, sent)
    ? []
    : [...withdrawUnsent(cart, 'SetBillingAddress'), { _tag: 'v1.BillingAddressRequested', ...request, address: sent }]
}

const placeRequest = (
  cart: Cart,
  sent: AddressEntry,
  known: AddressEntry | null | undefined,
  request: Request & { readonly context?: 'collection' },
): readonly ShopEvent[] => {
  const last = latestChange(cart, 'SetShippingAddress')?.address ?? known
  if (last && isSameAddress(last, sent)) return []
  return [
    ...withdrawUnsent(cart, 'SetShippingAddress'),
    ...withdrawUnsent(cart, 'EstimateShipping'),
    { _tag: 'v1.ShippingAddressRequested', ...request, address: sent },
  ]
}
