import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { OpenBasket } from '../cart/BasketDocument.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { repairDelivery } from '../checkout/repairDelivery.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import { stockFault } from './orderFault.ts'

/**
 * ORD516…518: the way of delivery that was agreed to is not to be had any more, and another one is: the shopper looks at the
 * cart first, which is then repaired (CHK-05). Where no place has the goods any more there is nothing to move: INV409 when
 * they had been put aside and the time is over, else INV407.
 */
export function movedFault(
  basket: OpenBasket,
  facts: PricingFacts,
  context: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined {
  const { document, flashes } = repairDelivery(basket, facts, context)
  const code = flashes.flatMap((flash) => codes[flash] ?? [])[0]
  if (code === undefined) return undefined
  const { catalogue, locale, now } = context
  if (!stockFault(priceBasket({ ...basket, document }, facts, catalogue, locale, now))) return refuse(code)
  const { heldUntil } = basket.document
  return refuse(heldUntil !== undefined && heldUntil <= now ? 'INV409' : 'INV407')
}

const codes: Readonly<Partial<Record<FlashCode, ErrorCode>>> = {
  PickupToHome: 'ORD516',
  PickupToStore: 'ORD430',
  StoreToHome: 'ORD517',
  PointToHome: 'ORD516',
  StoreToPickup: 'ORD430',
  HomeToPickup: 'ORD518',
}
