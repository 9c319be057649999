import type { Address } from '../../../contracts/api/entities/address.ts'
import type { ShippingMethod } from '../../../contracts/api/entities/shippingMethod.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { defaultShippingId } from '../../../core/domain/shipping/shippingMethods.ts'
import { offerOf } from './shippingOffers.ts'
import type { Offer } from './shippingOffers.ts'
import type { BasketDocument } from '../../storage/tables/BasketTables.ts'
import type { LineGroup } from './lineGroup.ts'
import type { Priced } from './priceBasket.ts'

export type BasketShipment = {
  readonly shippingId: string
  readonly group: LineGroup
  readonly offer: Offer
  readonly offers: readonly Offer[]
  readonly itemIds: readonly string[]
}

/** SHIP-01, SHIP-02: the first shipment is 'me'; the others are named after their goods. */
export const shipmentsOf = (priced: Priced): readonly BasketShipment[] => {
  const present = groups.filter((group) => priced.known.some((line) => line.group === group))
  const shown: readonly LineGroup[] = present.length > 0 ? present : ['ordinary']
  return shown.map((group, place) => {
    const shippingId = place === 0 ? defaultShippingId : group
    const offer = group === 'ordinary' ? priced.method : offerOf(group, priced.offerFacts, shippingId)
    const offers =
      group === 'ordinary' ? priced.offers : group === 'pickup' ? waysBack(offer, priced, shippingId) : [offer]
    const itemIds = priced.known.filter((line) => line.group === group).map(({ itemId }) => itemId)
    return { shippingId, group, offer, offers, itemIds }
  })
}

/**
 * SHIP-08: goods to be picked up can be shipped instead: like the ordinary goods, or as those could be when there are
 * none.
 */
const waysBack = (pickup: Offer, { known, offers, method }: Priced, shippingId: string): readonly Offer[] => {
  const others = known.some(({ group }) => group === 'ordinary') ? [method] : offers
  return [
    pickup,
    ...others
      .filter((offer) => offer.method.code !== 'pickup')
      .map((offer) => ({ ...offer, method: { ...offer.method, shippingId } })),
  ]
}

export const shippingMethodOf = (shipment: BasketShipment, priced: Priced): ShippingMethod => {
  const address = addressOf(shipment, priced)
  return {
    ...shipment.offer.method,
    ...(address ? { address } : {}),
    applicableShippingMethods: shipment.offers.map(({ method }) => method),
  }
}

/** Where a shipment ends: at the shopper's address, in a store, or nowhere (digital). */
export const addressOf = (
  shipment: BasketShipment,
  { basket, facts }: Pick<Priced, 'basket' | 'facts'>,
): Address | undefined => {
  const { code, storeId } = shipment.offer.method
  if (isSent(shipment)) return basket.document.shippingAddress
  if (storeId === undefined) return undefined
  return code === 'pudo' && facts.point ? { ...facts.point.address, ...nameOf(basket.document) } : facts.store?.address
}

/** A collection point hands the goods over to the person of this name. */
const nameOf = ({
  collector,
  shippingAddress,
  billingAddress,
}: BasketDocument): Pick<Address, 'firstName' | 'lastName'> => {
  const { firstName, lastName } =
    [collector, shippingAddress, billingAddress].find((known) => known?.lastName !== undefined) ?? {}
  return defined({ firstName, lastName })
}

/** Delivered to the shopper's address, not to a store or by e-mail. */
export const isSent = ({ offer }: BasketShipment): boolean =>
  ['standard', 'home', 'customs'].includes(offer.method.code)

/** The order in which they are listed. */
const groups: readonly LineGroup[] = ['ordinary', 'customs', 'pickup', 'digital']
