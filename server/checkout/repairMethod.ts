import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { Context } from '../http/Context.ts'
import type { Shelf } from '../inventory/readShelf.ts'
import type { BasketDocument, OpenBasket } from '../cart/BasketDocument.ts'
import { priceBasket } from '../cart/priceBasket.ts'

export type MethodRepair = { readonly document: BasketDocument; readonly flashes: readonly FlashCode[] }

/** SHIP-16: a chosen method that is not offered any more becomes the ordinary one, and the shopper is told. */
export function repairMethod(basket: OpenBasket, shelf: Shelf, { catalogue, locale, now }: Context): MethodRepair {
  const { document } = basket
  const { method, known } = priceBasket(basket, shelf, catalogue, locale, now)
  const concerned = known.some(({ group }) => group === 'ordinary')
  if (!document.method || !concerned || document.method.code === method.method.code) return { document, flashes: [] }
  const { method: _gone, ...rest } = document
  return { document: rest, flashes: ['OrderShippingMethodDowngraded'] }
}
