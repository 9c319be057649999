import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { limits } from '../configuration/limits.ts'
import { share } from '../money/amounts.ts'
import { discountOn } from '../totals/discount.ts'
import type { Discount } from '../totals/discount.ts'

/**
 * CART-24: an agent's reduction of a line's price. `value` in minor units, or in per cent with at most two decimals.
 */
export type PriceAdjustment = { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: number; readonly reason: string }

/** An adjustment with its value and its reason. */
export const isReadable = ({ value, reason, ...adjustment }: PriceAdjustment): boolean => {
  const taken = discountOf({ ...adjustment, value })
  return (
    value > 0 && Number.isSafeInteger(taken.kind === 'amount' ? taken.minor : taken.basisPoints) && reason.trim() !== ''
  )
}

/** The most that an agent may take off goods of this value, minor units. */
export const greatestAdjustment = (worth: number): number => share(worth, limits.priceAdjustmentPercent, 100)

/** The requested reduction, minor units; more than `greatestAdjustment` is rejected. */
export const adjustmentAsked = (worth: number, adjustment: PriceAdjustment): number =>
  discountOn(worth, discountOf(adjustment))

/** The actual reduction of the line, minor units: with fewer pieces the limit is lower, and so is this. */
export const adjustmentOn = (worth: number, adjustment: PriceAdjustment): number =>
  Math.min(greatestAdjustment(worth), adjustmentAsked(worth, adjustment))

/** Two decimals of a percentage are basis points; products of binary fractions are slightly off. */
const discountOf = ({ type, value }: Pick<PriceAdjustment, 'type' | 'value'>): Discount =>
  type === 'AMOUNT'
    ? { kind: 'amount', minor: value }
    : {
        kind: 'percent',
        basisPoints: Math.abs(value * 100 - Math.round(value * 100)) < 1e-9 ? Math.round(value * 100) : Number.NaN,
      }

type Variant = Pick<LineProduct, 'masterId' | 'price' | 'currency'>

/** CART-24: an adjustment agreed on one variant also applies to another of the same product with the same price. */
export const adjustmentCarriesOver = (from: Variant, to: Variant): boolean =>
  from.masterId === to.masterId && from.price === to.price && from.currency === to.currency
