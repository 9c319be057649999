import type { Cart } from './cart.ts'
import { limits } from '../configuration/limits.ts'
import { maximumLines } from './cart.ts'
import { changesOf } from './changes/cartChange.ts'
import { shownLines } from './shownLines.ts'
import type { ShownLine } from './shownLines.ts'

/** CART-33: the shopper cannot change a gift with purchase. */
export const isBonus = (line: ShownLine): boolean => line.isBonus

/** PAY-16 */
export const canAddLine = (cart: Cart): boolean =>
  shownLines(cart).filter((line) => !isBonus(line)).length < maximumLines

/** CART-19 */
export const canAddCoupon = (cart: Cart): boolean => couponsInCart(cart).length < limits.coupons

export const couponsInCart = (cart: Cart): readonly string[] => {
  const leaving = changesOf(cart.pending, 'RemoveCoupon').map(({ code }) => code)
  const coming = changesOf(cart.pending, 'ApplyCoupon').map(({ code }) => code)
  const confirmed = (cart.basket?.coupons ?? []).map((coupon) => coupon.code)
  return [
    ...new Set([...confirmed.filter((code) => !leaving.includes(code)), ...coming, ...(cart.rebuild?.coupons ?? [])]),
  ]
}
