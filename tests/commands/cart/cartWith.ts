import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { basket, shopperWith } from '../../support/sampleShop.ts'

export const couponsOf = (...codes: readonly string[]) => codes.map((code) => ({ code, discount: 0 }))
export const cartWith = (more: Partial<Cart> = {}): ShopperState =>
  shopperWith({ cart: { basket: { ...basket, coupons: couponsOf() }, ...more } })
