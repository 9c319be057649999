import { limits } from '../configuration/limits.ts'
import { share } from '../money/share.ts'
import { discountOn } from '../totals/discount.ts'
import type { Discount } from '../totals/discount.ts'

/** CART-24: what an agent takes off a line. `value` in minor units, or in per cent with at most two decimals. */
export type PriceAdjustment = { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: number; readonly reason: string }

/** An adjustment that says what it takes off and why. */
export const isReadable = ({ value, reason, ...adjustment }: PriceAdjustment): boolean => {
  const taken = discountOf({ ...adjustment, value })
  return (
    value > 0 && Number.isSafeInteger(taken.kind === 'amount' ? taken.minor : taken.basisPoints) && reason.trim() !== ''
  )
}

/** As much as an agent may take off goods of this worth, minor units. */
export const greatestAdjustment = (worth: number): number => share(worth, limits.priceAdjustmentPercent, 100)

/** What is asked for, minor units; more than `greatestAdjustment` is refused. */
export const adjustmentAsked = (worth: number, adjustment: PriceAdjustment): number =>
  discountOn(worth, discountOf(adjustment))

/** What comes off the line as it is now, minor units: with fewer pieces on it the limit is lower, and so is this. */
export const adjustmentOn = (worth: number, adjustment: PriceAdjustment): number =>
  Math.min(greatestAdjustment(worth), adjustmentAsked(worth, adjustment))

/** Two decimals of a percentage are basis points; a product of binary fractions is a hair beside them. */
const discountOf = ({ type, value }: Pick<PriceAdjustment, 'type' | 'value'>): Discount =>
  type === 'AMOUNT'
    ? { kind: 'amount', minor: value }
    : {
        kind: 'percent',
        basisPoints: Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 ? Math.round(value * 100) : Number.NaN,
      }
