import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import { limits } from '../configuration/limits.ts'
import type { Discount } from '../totals/discount.ts'

/** A coupon as data. Amounts in minor units of the basket's currency, instants in epoch ms. */
export type Coupon = {
  /** Upper case. */
  readonly code: string
  readonly promotionId: string
  readonly promotionName: string
  readonly benefit: CouponBenefit
  /** First instant it may be used. */
  readonly validFrom?: number
  /** First instant at which it is no longer valid. */
  readonly validTo?: number
  readonly oncePerCustomer?: boolean
  /** The minimum price of the goods, without gift cards. */
  readonly threshold?: number
  /** The only country in which it is valid. */
  readonly country?: string
}

export type CouponBenefit =
  | { readonly kind: 'percentOffOrder'; readonly basisPoints: number }
  | { readonly kind: 'amountOffOrder'; readonly minor: number }
  | { readonly kind: 'freeShipping' }

/** CART-19: codes are trimmed and upper-cased. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

/**
 * `order` belongs to the order discounts of the totals, `shipping` to the shipping discount, which it covers
 * completely.
 */
type CouponDiscount = { readonly on: 'order'; readonly discount: Discount } | { readonly on: 'shipping' }

type CouponAnswer =
  | { readonly _tag: 'Applies'; readonly discount: CouponDiscount }
  | { readonly _tag: 'Refused'; readonly errorId: Extract<ErrorCode, `PRM${string}`> }

export type CouponFacts = {
  /** Epoch ms. */
  readonly now: number
  /** Whether this customer has redeemed it in an earlier order. */
  readonly redeemedBefore: boolean
  /** Of the basket. */
  readonly country: string
  /** The price of the goods, without gift cards (`goodsTotal`); minor units. */
  readonly goods: number
  /** Codes on the basket already, without this one unless it is there. */
  readonly appliedCodes: readonly string[]
}

/** CART-19: whether a coupon may be used now, and its reduction. `null` = no such code. */
export const evaluateCoupon = (coupon: Coupon | null, facts: CouponFacts): CouponAnswer => {
  if (coupon === null) return refused('PRM130')
  if (facts.appliedCodes.includes(coupon.code)) return refused('PRM416')
  if (facts.appliedCodes.length >= limits.coupons) return refused('PRM140')
  return evaluateAppliedCoupon(coupon, facts)
}

/** The same for a code that is on the basket already: evaluated again whenever the basket or the clock changes. */
export const evaluateAppliedCoupon = (
  coupon: Coupon,
  facts: Pick<CouponFacts, 'now' | 'redeemedBefore' | 'country' | 'goods'>,
): CouponAnswer => {
  if (coupon.country !== undefined && facts.country !== coupon.country) return refused('PRM160')
  if (coupon.validTo !== undefined && facts.now >= coupon.validTo) return refused('PRM155')
  if (coupon.validFrom !== undefined && facts.now < coupon.validFrom) return refused('PRM135')
  if (coupon.oncePerCustomer === true && facts.redeemedBefore) return refused('PRM150')
  if (facts.goods < Math.max(1, coupon.threshold ?? 0)) return refused('PRM175')
  return { _tag: 'Applies', discount: discountOf(coupon) }
}

const discountOf = ({ benefit }: Coupon): CouponDiscount => {
  switch (benefit.kind) {
    case 'percentOffOrder':
      return { on: 'order', discount: { kind: 'percent', basisPoints: benefit.basisPoints } }
    case 'amountOffOrder':
      return { on: 'order', discount: { kind: 'amount', minor: benefit.minor } }
    case 'freeShipping':
      return { on: 'shipping' }
  }
}

const refused = (errorId: Extract<ErrorCode, `PRM${string}`>): CouponAnswer => ({ _tag: 'Refused', errorId })
