import type { ShippingMethod } from '../../contracts/api/basket.ts'
import { defaultShippingId } from '../../core/domain/shipping/shippingMethods.ts'
import { offerOf } from '../checkout/shippingOffers.ts'
import type { Offer } from '../checkout/shippingOffers.ts'
import type { LineGroup } from './lineGroup.ts'
import type { Priced } from './priceBasket.ts'

export type BasketShipment = {
  readonly shippingId: string
  readonly group: LineGroup
  readonly offer: Offer
  readonly offers: readonly Offer[]
  readonly itemIds: readonly string[]
}

/** SHIP-01, SHIP-02: the first shipment is 'me', the others are named after what they carry. */
export function shipmentsOf(priced: Priced): readonly BasketShipment[] {
  const present = groups.filter((group) => priced.known.some((line) => line.group === group))
  const shown: readonly LineGroup[] = present.length > 0 ? present : ['ordinary']
  return shown.map((group, place) => {
    const shippingId = place === 0 ? defaultShippingId : group
    const offer = group === 'ordinary' ? priced.method : offerOf(group, priced.offerFacts, shippingId)
    const itemIds = priced.known.filter((line) => line.group === group).map(({ itemId }) => itemId)
    return { shippingId, group, offer, offers: group === 'ordinary' ? priced.offers : [offer], itemIds }
  })
}

export function shippingMethodOf(shipment: BasketShipment, { basket }: Priced): ShippingMethod {
  const { shippingAddress } = basket.document
  return {
    ...shipment.offer.method,
    ...(shippingAddress && isSent(shipment) ? { address: shippingAddress } : {}),
    applicableShippingMethods: shipment.offers.map(({ method }) => method),
  }
}

/** Goes to the shopper's address, not to a store or a mailbox. */
export const isSent = ({ offer }: BasketShipment): boolean => ['standard', 'home', 'customs'].includes(offer.method.code)

/** In this order they are listed. */
const groups: readonly LineGroup[] = ['ordinary', 'customs', 'pickup', 'digital']
