import type { Cart } from './cart.ts'
import { limits } from '../configuration/limits.ts'
import { maximumLines } from './cart.ts'
import { shownLines } from './shownLines.ts'
import type { ShownLine } from './shownLines.ts'

/** CART-33: a gift with purchase is not the shopper's to change. */
export const isBonus = (line: ShownLine): boolean => line.isBonus

/** PAY-16 */
export const canAddLine = (cart: Cart): boolean =>
  shownLines(cart).filter((line) => !isBonus(line)).length < maximumLines

/** CART-19 */
export const canAddCoupon = (cart: Cart): boolean => couponsInCart(cart).length < limits.coupons

export const couponsInCart = (cart: Cart): readonly string[] => {
  const leaving = cart.pending.flatMap(({ wish: change }) => (change.kind === 'RemoveCoupon' ? [change.code] : []))
  const coming = cart.pending.flatMap(({ wish: change }) => (change.kind === 'ApplyCoupon' ? [change.code] : []))
  const confirmed = (cart.basket?.coupons ?? []).map((coupon) => coupon.code)
  return [
    ...new Set([...confirmed.filter((code) => !leaving.includes(code)), ...coming, ...(cart.rebuild?.coupons ?? [])]),
  ]
}
