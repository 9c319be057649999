import { newShop } from '../../core/domain/shop/shop.ts'
import type { Shop } from '../../core/domain/shop/shop.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'

/** The shop after these, one after another. */
export const evolved = (shop: Shop, ...events: readonly ShopEvent[]): Shop => evolve(shop, { events, commandId: null })

export const withCheckout = (more: Partial<Shop['checkout']>, shop: Shop = newShop()): Shop => ({
  ...shop,
  checkout: { ...shop.checkout, ...more },
})

export const withCart = (more: Partial<Shop['cart']>, shop: Shop = newShop()): Shop => ({
  ...shop,
  cart: { ...shop.cart, ...more },
})
