import type { setShippingMethod } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPoBox } from '../../core/domain/address/isPoBox.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { collectAt, sendHome, storeHasAll, takesParcel } from '../cart/collection.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import type { KnownLine } from '../cart/priceBasket.ts'
import { shipmentsOf } from '../cart/shipmentsOf.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'

/** SHIP-08: the method of one shipment, and the store. Goods picked up go back to the others when they are sent after all. */
export function withShippingMethod(
  basket: OpenBasket,
  facts: PricingFacts,
  { body, query }: InputOf<typeof setShippingMethod>,
  { catalogue, locale, now }: Context,
): BasketDocument | Refusal {
  const { code, shippingId, shopperAppliedSM: byShopper, collectionPointId } = body
  const { favStoreId } = query
  if (favStoreId !== undefined && facts.store?.id !== favStoreId) return refuse('SHP404', { field: 'favStoreId' })
  const document = favStoreId === undefined ? basket.document : collectAt(basket.document, favStoreId)
  const priced = priceBasket({ ...basket, document }, facts, catalogue, locale, now)
  const shipment = shipmentsOf(priced).find((each) => each.shippingId === shippingId)
  if (!shipment) return refuse('SHP404', { field: 'shippingId' })
  const goods = priced.known.filter(({ itemId, bonus }) => !bonus && shipment.itemIds.includes(itemId))
  if (code === 'pickup' && !storeHasAll(goods, facts)) return refuse('SHP404', { field: 'favStoreId' })
  if (shipment.offer.method.code === code && shipment.group !== 'ordinary') return document
  if (code === 'pudo' && facts.hasPoints) {
    const why = pointFault(facts.point, collectionPointId, goods)
    if (why !== undefined) return refuse('SHP404', { field: 'collectionPointId', message: why })
  }
  if (!shipment.offers.some(({ method }) => method.code === code)) {
    const poBox = code === 'home' && document.shippingAddress && isPoBox(document.shippingAddress)
    return refuse(poBox ? 'SHP500' : 'SHP404', { field: 'code' })
  }
  return {
    ...(shipment.group === 'pickup' ? sendHome(document, shipment.itemIds) : document),
    method: {
      code,
      byShopper,
      ...(code === 'pudo' && collectionPointId !== undefined ? { pointId: collectionPointId } : {}),
    },
  }
}

/** STORE-02: why a parcel of these goods cannot go to the point. */
function pointFault(
  point: PricingFacts['point'],
  asked: string | undefined,
  goods: readonly KnownLine[],
): string | undefined {
  if (asked === undefined) return 'A collection point is to be named.'
  if (point?.id !== asked) return 'There is no such collection point.'
  if (!point.isOpen) return 'This collection point is closed for a while.'
  return takesParcel(point, goods) ? undefined : `This collection point takes at most ${point.mostPieces ?? 0} pieces.`
}
