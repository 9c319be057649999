import { isPickup } from '../shipping/shippingMethods.ts'
import type { Cart } from './cart.ts'
import { shownLines } from './shownLines.ts'

/** CHK-11: what a cart asks of the shopper before it can travel. An empty one is taken for one that will be sent. */
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

/** The code asked for last, else the server's. */
export const methodOf = (
  cart: Cart,
  shippingId: string,
): { readonly code: string; readonly storeId?: string } | undefined => {
  const asked = cart.pending.findLast(
    ({ wish: change }) => change.kind === 'SetShippingMethod' && change.shippingId === shippingId,
  )?.wish
  return asked?.kind === 'SetShippingMethod'
    ? asked
    : cart.basket?.methods.find((method) => method.selected && method.shippingId === shippingId)
}

const endsInStore = (cart: Cart, shippingId: string | null): boolean => {
  const code = shippingId === null ? undefined : methodOf(cart, shippingId)?.code
  return code !== undefined && (isPickup(code) || code === 'sts')
}
