import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { Context } from '../kit/Context.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { withoutGift } from './pricing/giftWithPurchase.ts'
import { repairPickup, storeHasAll, warehouseHasAll } from './pricing/collection.ts'
import { priceBasket } from './pricing/priceBasket.ts'
import type { Priced } from './pricing/priceBasket.ts'

export type DeliveryRepair = { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] }

/**
 * SHIP-11…16: a delivery method that is no longer available is replaced by one that is, and the shopper gets a message.
 * Gifts follow the goods and are checked after them.
 */
export const repairDelivery = (
  basket: OpenBasket,
  facts: PricingFacts,
  context: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): DeliveryRepair => {
  const collected = repairPickup(withoutGift(basket.document), facts)
  const sent = repairMethod({ ...basket, document: collected.document }, facts, context)
  return { document: sent.document, flashes: [...new Set([...collected.flashes, ...sent.flashes])] }
}

const repairMethod = (
  basket: OpenBasket,
  facts: PricingFacts,
  { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): DeliveryRepair => {
  const { document } = basket
  const priced = priceBasket(basket, facts, catalogue, locale, now)
  const move = priced.known.some(({ group }) => group === 'ordinary') ? moveOf(priced) : undefined
  if (move === undefined) return { document, flashes: [] }
  const { method: _gone, ...rest } = document
  return {
    document: move.to === 'standard' ? rest : { ...rest, method: { code: move.to, byShopper: false } },
    flashes: [move.flash],
  }
}

type Move = { readonly flash: FlashCode; readonly to: 'standard' | 'pickup' | 'sts' }

/**
 * How the delivery of ordinary goods changes; undefined = it stays. Without an address there is nothing to deliver to,
 * so collecting in a store stays possible.
 */
const moveOf = ({ basket: { document }, known, facts, method }: Priced): Move | undefined => {
  // `facts` has another store of the country when the named one no longer exists.
  const isThere = facts.store !== undefined && (document.favoriteStoreId ?? facts.store.id) === facts.store.id
  const goods = known.filter(({ group }) => group === 'ordinary')
  const [inStore, inWarehouse] = [storeHasAll(goods, facts), warehouseHasAll(goods, facts)]
  switch (document.method?.code) {
    case 'pickup':
      if (isThere && inStore) return undefined
      return isThere && inWarehouse && !document.shippingAddress
        ? { flash: 'PickupToStore', to: 'sts' }
        : { flash: 'PickupToHome', to: 'standard' }
    case 'sts':
      if (!isThere) return { flash: 'StoreToHome', to: 'standard' }
      return inStore && !inWarehouse ? { flash: 'StoreToPickup', to: 'pickup' } : undefined
    case undefined:
    case 'standard':
    case 'home':
      // Only to a store that the shopper has chosen.
      if (inStore && !inWarehouse && facts.store?.id === document.favoriteStoreId)
        return { flash: 'HomeToPickup', to: 'pickup' }
      return document.method && document.method.code !== method.method.code
        ? { flash: 'OrderShippingMethodDowngraded', to: 'standard' }
        : undefined
    case 'pudo':
      return method.method.code === 'pudo' ? undefined : { flash: 'PointToHome', to: 'standard' }
    case 'digital':
    case 'customs':
      return { flash: 'OrderShippingMethodDowngraded', to: 'standard' }
  }
}
