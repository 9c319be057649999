import type { setShippingMethod } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPoBox } from '../../core/domain/address/isPoBox.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { shipmentsOf } from '../cart/shipmentsOf.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Shelf } from '../inventory/readShelf.ts'

/** SHIP-08: the method of one shipment. Goods picked up in a store go back to the others when they are sent after all. */
export function withShippingMethod(
  basket: OpenBasket,
  shelf: Shelf,
  { body, query }: InputOf<typeof setShippingMethod>,
  { catalogue, locale, now }: Context,
): BasketDocument | Refusal {
  const { document } = basket
  const { code, shippingId, shopperAppliedSM: byShopper } = body
  if (query.favStoreId !== undefined && shelf.store?.id !== query.favStoreId) return refuse('SHP404', { field: 'favStoreId' })
  const priced = priceBasket(basket, shelf, catalogue, locale, now)
  const shipment = shipmentsOf(priced).find((each) => each.shippingId === shippingId)
  if (!shipment) return refuse('SHP404', { field: 'shippingId' })
  if (shipment.offer.method.code === code && shipment.group !== 'ordinary') return document
  const isOffered = priced.offers.some(({ method }) => method.code === code)
  if (shipment.group === 'digital' || shipment.group === 'customs' || !isOffered) {
    const poBox = code === 'home' && document.shippingAddress && isPoBox(document.shippingAddress)
    return refuse(poBox ? 'SHP500' : 'SHP404', { field: 'code' })
  }
  const lines = shipment.group === 'pickup' ? document.lines.map(({ pickupStoreId: _store, ...line }) => line) : document.lines
  return {
    ...document,
    lines,
    method: { code, byShopper },
    ...(query.favStoreId === undefined ? {} : { favoriteStoreId: query.favStoreId }),
  }
}
