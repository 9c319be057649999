import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { inBasket } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { maximumCouponLength } from '../../../domain/cart/cart.ts'
import { couponsInCart, canAddCoupon } from '../../../domain/cart/cartRules.ts'
import { couponCode } from '../../../domain/promotion/coupon.ts'
import { shownLines } from '../../../domain/cart/shownLines.ts'
import { limits } from '../../../domain/configuration/limits.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { Decision } from '../../decision.ts'
import { isSent, withdrawn } from '../unsentChange.ts'

/** CART-19: trimmed, upper-cased, at most five; none for a cart with only gift cards. */
export const applyCoupon = ({ cart }: ShopperState, command: CommandOf<'ApplyCoupon'>): Decision => {
  const code = couponCode(command.code)
  if (code === '') return { _tag: 'CouponEmpty' }
  if (code.length > maximumCouponLength) return { _tag: 'CouponTooLong', maximum: maximumCouponLength }
  const lines = shownLines(cart)
  if (lines.length === 0) return { _tag: 'CartEmpty' }
  if (lines.every(({ product }) => product.isDigital)) return { _tag: 'CouponNeedsGoods' }
  if (couponsInCart(cart).includes(code)) return { _tag: 'CouponAlreadyApplied' }
  if (!canAddCoupon(cart)) return { _tag: 'TooManyCoupons', maximum: limits.coupons }
  return [{ _tag: 'v1.CouponApplyRequested', changeId: command.commandId, at: command.at, code }]
}

/** CART-19. A code that was never sent is simply dropped. */
export const removeCoupon = ({ cart }: ShopperState, command: CommandOf<'RemoveCoupon'>): Decision => {
  const code = couponCode(command.code)
  if (!couponsInCart(cart).includes(code)) return { _tag: 'CouponNotInCart' }
  const asked = cart.pending.find(({ wish: change }) => change.kind === 'ApplyCoupon' && change.code === code)
  if (asked && !isSent(asked)) return withdrawn([asked])
  return [{ _tag: 'v1.CouponRemovalRequested', changeId: command.commandId, at: command.at, code }]
}

export const applyCouponChange: ChangeHandler<ChangeOf<'ApplyCoupon'>> = {
  call: inBasket(({ code }, { basketId: cartId }) => ({ endpoint: 'applyCoupon', input: { body: { cartId, code } } })),
}

export const removeCouponChange: ChangeHandler<ChangeOf<'RemoveCoupon'>> = {
  call: inBasket(({ code }, { basketId: cartId }) => ({ endpoint: 'removeCoupon', input: { body: { cartId, code } } })),
}
