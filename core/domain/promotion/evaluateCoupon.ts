import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import { limits } from '../configuration/limits.ts'
import type { Discount } from '../totals/discount.ts'
import type { Coupon } from './coupon.ts'

/** `order` goes to the order discounts of the totals, `shipping` to the shipping discount: all of it. */
export type CouponDiscount = { readonly on: 'order'; readonly discount: Discount } | { readonly on: 'shipping' }

export type CouponAnswer =
  | { readonly _tag: 'Applies'; readonly discount: CouponDiscount }
  | { readonly _tag: 'Refused'; readonly errorId: Extract<ErrorCode, `PRM${string}`> }

export type CouponFacts = {
  /** Epoch ms. */
  readonly now: number
  /** Whether this customer has redeemed it in an earlier order. */
  readonly redeemedBefore: boolean
  /** Of the basket. */
  readonly country: string
  /** What the goods cost, gift cards aside (`goodsTotal`); minor units. */
  readonly goods: number
  /** Codes on the basket already, without this one unless it is there. */
  readonly appliedCodes: readonly string[]
}

/** CART-19: whether a coupon may be used now and what it takes off. `null` = no such code. */
export const evaluateCoupon = (coupon: Coupon | null, facts: CouponFacts): CouponAnswer => {
  if (coupon === null) return refused('PRM130')
  if (facts.appliedCodes.includes(coupon.code)) return refused('PRM416')
  if (facts.appliedCodes.length >= limits.coupons) return refused('PRM140')
  return evaluateAppliedCoupon(coupon, facts)
}

/** The same for a code that is on the basket already: it is asked again whenever the basket or the clock moves. */
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
