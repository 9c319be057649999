import { isPickup } from '../shipping/shippingMethods.ts'
import type { Cart } from './cart.ts'
import { changesOf } from './changes/cartChange.ts'
import { shownLines } from './shownLines.ts'

/** CHK-11: what the shopper must enter before a cart can be delivered. An empty one counts as one to be shipped. */
export type Delivery = 'digital' | 'toStore' | 'toAddress'

export const deliveryOf = (cart: Cart): Delivery => {
  const goods = shownLines(cart)
  const solid = goods.filter((line) => !line.product.isDigital)
  if (goods.length > 0 && solid.length === 0) return 'digital'
  const sent = solid.filter((line) => line.delivery === 'home')
  const shipment = sent.find((line) => line.shippingId !== null && !line.product.isCustoms)?.shippingId ?? null
  const isSent = (line: (typeof sent)[number]) =>
    line.product.isCustoms || !endsInStore(cart, line.shippingId ?? shipment)
  return goods.length === 0 || sent.some(isSent) ? 'toAddress' : 'toStore'
}

/** The last requested code, else the server's. */
export const methodOf = (
  cart: Cart,
  shippingId: string,
): { readonly code: string; readonly storeId?: string } | undefined => {
  return (
    changesOf(cart.pending, 'SetShippingMethod').findLast((change) => change.shippingId === shippingId) ??
    cart.basket?.methods.find((method) => method.selected && method.shippingId === shippingId)
  )
}

const endsInStore = (cart: Cart, shippingId: string | null): boolean => {
  const code = shippingId === null ? undefined : methodOf(cart, shippingId)?.code
  return code !== undefined && (isPickup(code) || code === 'sts')
}
