import { evaluateAppliedCoupon } from '../../core/domain/promotion/evaluateCoupon.ts'
import type { CouponFacts } from '../../core/domain/promotion/evaluateCoupon.ts'
import type { Coupon } from '../../core/domain/promotion/coupon.ts'
import type { Discount } from '../../core/domain/totals/discount.ts'
import type { Language } from '../catalog/CatalogTables.ts'
import type { Shelf } from '../inventory/readShelf.ts'

/** What the codes on a basket do now, in the order they were applied. */
export type AppliedCoupons = {
  readonly order: readonly { readonly coupon: Coupon; readonly discount: Discount }[]
  readonly shipping: readonly Coupon[]
}

/** CART-19: every code is asked again each time, because the basket and the clock move. */
export function couponFigures(
  codes: readonly string[],
  shelf: Shelf,
  { country, goods, now }: Pick<CouponFacts, 'country' | 'goods' | 'now'>,
): AppliedCoupons {
  const order: AppliedCoupons['order'][number][] = []
  const shipping: Coupon[] = []
  for (const code of codes) {
    const coupon = shelf.coupons.get(code)
    const told =
      coupon && evaluateAppliedCoupon(coupon, { now, country, goods, redeemedBefore: shelf.redeemed.has(code) })
    if (!coupon || told?._tag !== 'Applies') continue
    if (told.discount.on === 'order') order.push({ coupon, discount: told.discount.discount })
    else shipping.push(coupon)
  }
  return { order, shipping }
}

export const couponName = (code: string, shelf: Shelf, language: Language): string => {
  const coupon = shelf.coupons.get(code)
  return (language === 'fr' ? coupon?.frenchName : coupon?.promotionName) ?? code
}
