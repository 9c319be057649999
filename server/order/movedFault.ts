import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import { repairDelivery } from '../cart/repairDelivery.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import type { PricingFacts } from '../cart/pricing/loadPricingFacts.ts'
import { stockFault } from './orderFault.ts'

/**
 * ORD516…518: the agreed delivery is no longer available, but another one is: the shopper sees the cart first, which is
 * then repaired (CHK-05). When no place has the goods any more, there is nothing to move to: INV409 if they had been
 * reserved and the time is over, else INV407.
 */
export const movedFault = (
  basket: OpenBasket,
  facts: PricingFacts,
  context: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined => {
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
