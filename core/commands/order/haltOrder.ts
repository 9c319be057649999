import type { PendingOrder } from '../../domain/order/order.ts'
import { placingTable } from '../../domain/order/placing.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

type Why = { readonly errorId: string; readonly message: string }

/**
 * An order waits behind the cart lane. When something ahead of it is refused, the order would differ from what was
 * agreed to: it is not sent, and the shopper is told. An order that was sent is settled only by its own answer.
 */
export const haltOrder = ({ order: { placing } }: ShopperState, why: Why): readonly ShopEvent[] =>
  !placing || (placing.phase === 'place' && placing.sent) || placingTable[placing.phase].Halted === null
    ? []
    : [stopped(placing, why)]

/**
 * CART-28: without the customer there is no basket to ask for the order by, so even a sent order can no longer be asked
 * for.
 */
export const endOrder = ({ order: { placing } }: ShopperState, why: Why): readonly ShopEvent[] =>
  placing ? [stopped(placing, why)] : []

const stopped = ({ id }: PendingOrder, { errorId, message }: Why): ShopEvent => {
  const problem = { problemId: id, errorId, message, surface: 'banner', step: null } as const
  return { _tag: 'v1.OrderRefused', id, problem, basket: null, refresh: false }
}
