import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { Context } from '../http/Context.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { withoutGift } from '../promotion/giftWithPurchase.ts'
import { repairPickup, storeHasAll, warehouseHasAll } from '../cart/collection.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import type { Priced } from '../cart/priceBasket.ts'

export type DeliveryRepair = { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] }

/** SHIP-11…16: a way of delivery that is not to be had any more becomes one that is, and the shopper is told. A gift follows the goods and is looked at after them. */
export function repairDelivery(
  basket: OpenBasket,
  facts: PricingFacts,
  context: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): DeliveryRepair {
  const collected = repairPickup(withoutGift(basket.document), facts)
  const sent = repairMethod({ ...basket, document: collected.document }, facts, context)
  return { document: sent.document, flashes: [...new Set([...collected.flashes, ...sent.flashes])] }
}

function repairMethod(
  basket: OpenBasket,
  facts: PricingFacts,
  { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): DeliveryRepair {
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

/** What becomes of the way the ordinary goods go; undefined = it stays. Whoever has given no address comes to the store anyway. */
function moveOf({ basket: { document }, known, facts, method }: Priced): Move | undefined {
  // The shelf shows another store of the country when the one that was named is gone.
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
      // Only to a store that the shopper has named.
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
