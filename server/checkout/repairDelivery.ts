import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { Context } from '../http/Context.ts'
import type { Shelf } from '../inventory/readShelf.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { repairPickup } from '../cart/collection.ts'
import { priceBasket } from '../cart/priceBasket.ts'

export type DeliveryRepair = { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] }

/** SHIP-11, SHIP-16: a way of delivery that is not to be had any more becomes the ordinary one, and the shopper is told. */
export function repairDelivery(basket: OpenBasket, shelf: Shelf, context: Pick<Context, 'catalogue' | 'locale' | 'now'>): DeliveryRepair {
  const collected = repairPickup(basket.document, shelf)
  const sent = repairMethod({ ...basket, document: collected.document }, shelf, context)
  return { document: sent.document, flashes: [...new Set([...collected.flashes, ...sent.flashes])] }
}

function repairMethod(basket: OpenBasket, shelf: Shelf, { catalogue, locale, now }: Pick<Context, 'catalogue' | 'locale' | 'now'>): DeliveryRepair {
  const { document } = basket
  const { method, known } = priceBasket(basket, shelf, catalogue, locale, now)
  const concerned = known.some(({ group }) => group === 'ordinary')
  if (!document.method || !concerned || document.method.code === method.method.code) return { document, flashes: [] }
  const { method: gone, ...rest } = document
  return { document: rest, flashes: [gone.code === 'pickup' ? 'PickupToHome' : 'OrderShippingMethodDowngraded'] }
}
