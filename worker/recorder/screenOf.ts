import type { RecordedLook } from '../../contracts/recorder.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { namesOf, nounsOf } from './recordedEvents.ts'

/** The page on which a shopper would see these events: addresses, methods and cards of the basket belong to checkout. */
export const screenOf = (events: readonly unknown[], after: ShopperState): RecordedLook['screen'] => {
  const nouns = nounsOf(events)
  if (after.order.confirmed !== null && after.cart.basket === null) return 'order'
  if (nouns.includes('order') || nouns.includes('checkout') || after.order.placing !== null) return 'checkout'
  return namesOf(events).some((name) => /Address|Method|Card/.test(name)) ? 'checkout' : 'cart'
}
