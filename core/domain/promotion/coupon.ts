/** A coupon as data. Amounts in minor units of the basket's currency, instants in epoch ms. */
export type Coupon = {
  /** Upper case. */
  readonly code: string
  readonly promotionId: string
  readonly promotionName: string
  readonly benefit: CouponBenefit
  /** First instant it may be used. */
  readonly validFrom?: number
  /** First instant it may no longer be used. */
  readonly validTo?: number
  readonly oncePerCustomer?: boolean
  /** What the goods have to cost, gift cards aside. */
  readonly threshold?: number
  /** The only country it is for. */
  readonly country?: string
}

export type CouponBenefit =
  | { readonly kind: 'percentOffOrder'; readonly basisPoints: number }
  | { readonly kind: 'amountOffOrder'; readonly minor: number }
  | { readonly kind: 'freeShipping' }

/** CART-19: codes are trimmed and upper-cased. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()
