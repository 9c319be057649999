import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'

/** The shop after these, one after another. */
export const evolved = (shop: ShopperState, ...events: readonly ShopEvent[]): ShopperState =>
  evolve(shop, { events, commandId: null })

export const withCheckout = (
  more: Partial<ShopperState['checkout']>,
  shop: ShopperState = initialState(),
): ShopperState => ({
  ...shop,
  checkout: { ...shop.checkout, ...more },
})

export const withCart = (more: Partial<ShopperState['cart']>, shop: ShopperState = initialState()): ShopperState => ({
  ...shop,
  cart: { ...shop.cart, ...more },
})
