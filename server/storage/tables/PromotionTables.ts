import type { CouponBenefit } from '../../../core/domain/promotion/coupon.ts'
import type { OtherNames } from './CatalogTables.ts'

export type PromotionTables = {
  coupon: {
    code: string
    promotion_id: string
    name: string
    french_name: string
    /** In the other languages. */
    names: OtherNames
    benefit: CouponBenefit['kind']
    /** Basis points or minor units, depending on the benefit. */
    amount: number
    valid_from: number | null
    valid_to: number | null
    once: boolean
    threshold: number | null
    /** The only country in which it is valid; null: all. */
    country: string | null
  }
  coupon_redemption: { code: string; customer: string; order_number: string }
  /** OPR-55: which orders used a code; one that failed or was cancelled did not. */
  coupon_use: { code: string; order_number: string }
}
