import { evaluateAppliedCoupon } from '../../core/domain/promotion/evaluateCoupon.ts'
import type { CouponFacts } from '../../core/domain/promotion/evaluateCoupon.ts'
import type { Coupon } from '../../core/domain/promotion/coupon.ts'
import type { Discount } from '../../core/domain/totals/discount.ts'
import type { Language } from '../catalog/CatalogTables.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'

/** What the codes on a basket do now, in the order they were applied. */
export type AppliedCoupons = {
  readonly order: readonly { readonly coupon: Coupon; readonly discount: Discount }[]
  readonly shipping: readonly Coupon[]
}

/** CART-19: every code is asked again each time, because the basket and the clock move. */
export function couponFigures(
  codes: readonly string[],
  facts: PricingFacts,
  { country, goods, now }: Pick<CouponFacts, 'country' | 'goods' | 'now'>,
): AppliedCoupons {
  const order: AppliedCoupons['order'][number][] = []
  const shipping: Coupon[] = []
  for (const code of codes) {
    const coupon = facts.coupons.get(code)
    const evaluated =
      coupon && evaluateAppliedCoupon(coupon, { now, country, goods, redeemedBefore: facts.redeemed.has(code) })
    if (!coupon || evaluated?._tag !== 'Applies') continue
    if (evaluated.discount.on === 'order') order.push({ coupon, discount: evaluated.discount.discount })
    else shipping.push(coupon)
  }
  return { order, shipping }
}

export const couponName = (code: string, facts: PricingFacts, language: Language): string => {
  const coupon = facts.coupons.get(code)
  return (language === 'fr' ? coupon?.frenchName : coupon?.promotionName) ?? code
}
