import type { CouponBenefit } from '../../core/domain/promotion/coupon.ts'

export type PromotionTables = {
  coupon: {
    code: string
    promotion_id: string
    name: string
    french_name: string
    benefit: CouponBenefit['kind']
    /** Basis points or minor units, as the benefit wants. */
    amount: number
    valid_from: number | null
    valid_to: number | null
    once: boolean
    threshold: number | null
    /** The only country it is for; null: all. */
    country: string | null
  }
  coupon_redemption: { code: string; customer: string; order_number: string }
}
