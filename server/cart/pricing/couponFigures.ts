import { evaluateAppliedCoupon } from '../../../core/domain/promotion/coupon.ts'
import type { Coupon, CouponFacts } from '../../../core/domain/promotion/coupon.ts'
import type { Discount } from '../../../core/domain/totals/discount.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { PricingFacts } from './loadPricingFacts.ts'

/** The current effect of the basket's codes, in the order in which they were applied. */
export type AppliedCoupons = {
  readonly order: readonly { readonly coupon: Coupon; readonly discount: Discount }[]
  readonly shipping: readonly Coupon[]
}

/** CART-19: every code is evaluated again each time, because the basket and the clock change. */
export const couponFigures = (
  codes: readonly string[],
  facts: PricingFacts,
  { country, goods, now }: Pick<CouponFacts, 'country' | 'goods' | 'now'>,
): AppliedCoupons => {
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
  return coupon?.names[language] ?? coupon?.promotionName ?? code
}
