import { addressFields } from '../../../../contracts/commands/addressEntry.ts'
import type { AddressEntry } from '../../../../contracts/commands/addressEntry.ts'
import { addressToSend } from '../../../domain/address/validateAddress.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { changesOf } from '../../../domain/cart/changes/cartChange.ts'
import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import type { AddressContext } from '../../../domain/cart/rebuildSteps.ts'
import { collectorOf } from '../../../domain/shipping/collector.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import { withdrawUnsent } from '../unsentChange.ts'
import { atBasket, inBasket } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'

type Request = { readonly changeId: string; readonly at: number }

/** What to request of the server for a shipping address; nothing if it was requested already or is set already. */
export const shippingAddressRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] =>
  placeRequest(cart, addressToSend(address), cart.basket?.shippingAddress, request)

/** SHIP-21: the same for the person who collects; nothing if none is given. */
export const collectorRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] =>
  placeRequest(cart, collectorOf(address), cart.basket?.collector ?? {}, { ...request, context: 'collection' })

/** The same for a billing address. */
export const billingAddressRequest = (cart: Cart, address: AddressEntry, request: Request): readonly ShopEvent[] => {
  const sent = addressToSend(address)
  const last = changesOf(cart.pending, 'SetBillingAddress').at(-1)?.address ?? cart.basket?.billingAddress
  return last && isSameAddress(last, sent)
    ? []
    : [...withdrawUnsent(cart, 'SetBillingAddress'), { _tag: 'v1.BillingAddressRequested', ...request, address: sent }]
}

export const setShippingAddressChange: ChangeHandler<ChangeOf<'SetShippingAddress'>> = {
  call: inBasket(({ address, context }, basket) =>
    atBasket('setShippingAddress', basket, shippingBody(address, context ?? 'checkout')),
  ),
}

export const setBillingAddressChange: ChangeHandler<ChangeOf<'SetBillingAddress'>> = {
  call: inBasket(({ address }, basket) => atBasket('setBillingAddress', basket, billingBody(address))),
}

/** SHIP-17 */
export const shippingBody = (address: AddressEntry, context: AddressContext): Record<string, unknown> => ({
  addresses: [{ ...address, shippingId: 'me', approachType: 'S' }],
  context,
})

export const billingBody = (address: AddressEntry): Record<string, unknown> => ({ ...address, approachType: 'B' })

/** Field by field; empty and absent are the same. */
export const isSameAddress = (a: AddressEntry, b: AddressEntry): boolean =>
  addressFields.every((field) => (a[field] ?? '').trim() === (b[field] ?? '').trim())

const placeRequest = (
  cart: Cart,
  sent: AddressEntry,
  known: AddressEntry | null | undefined,
  request: Request & { readonly context?: 'collection' },
): readonly ShopEvent[] => {
  const last = changesOf(cart.pending, 'SetShippingAddress').at(-1)?.address ?? known
  if (last && isSameAddress(last, sent)) return []
  return [
    ...withdrawUnsent(cart, 'SetShippingAddress'),
    ...withdrawUnsent(cart, 'EstimateShipping'),
    { _tag: 'v1.ShippingAddressRequested', ...request, address: sent },
  ]
}
