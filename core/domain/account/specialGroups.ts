import { share } from '../money/amounts.ts'

/** AUTH-01, ACC-12: what a special group gets per year, in minor units of any currency the shop sells in. */
export const specialGroups = {
  /** AUTH-18 */
  EMPLOYEE: { basisPoints: 4_000, annualCap: 250_000 },
  PROSUMER: { basisPoints: 3_000, annualCap: 150_000 },
  /** Pays with a credit instead of getting a discount. */
  ATHLETE: { annualCredit: 100_000 },
} as const

/** A buyer with a group's discount; `spent` = this year, minor units. */
export type GroupBuyer = { readonly type: 'EMPLOYEE' | 'PROSUMER'; readonly spent: number }

/** AUTH-18: the group with whose discount an account buys; an employee must have accepted the terms. */
export const discountGroup = (type: string, hasAcceptedTerms: boolean): GroupBuyer['type'] | null => {
  if (type === 'PROSUMER') return type
  return type === 'EMPLOYEE' && hasAcceptedTerms ? type : null
}

/** The reduction of `goods` (minor units): the group's percentage of the part that the year's cap still covers. */
export const groupDiscount = ({ type, spent }: GroupBuyer, goods: number): number => {
  const { basisPoints, annualCap } = specialGroups[type]
  return share(Math.min(goods, Math.max(0, annualCap - spent)), basisPoints, 10_000)
}

/** Minor units; `isUncapped`: the cap covers all of it, so the group's whole percentage is off. */
export type GroupPrice = { readonly price: number; readonly isUncapped: boolean }

/** AUTH-33: what one piece costs a buyer of a group, as the cart that holds nothing else will charge it. */
export const groupPrice = (buyer: GroupBuyer, price: number): GroupPrice => {
  const discount = groupDiscount(buyer, price)
  return { price: price - discount, isUncapped: isUncappedDiscount(buyer.type, discount, price) }
}

/** Whether a discount is the group's whole percentage of the goods, which the year's cap may prevent. Minor units. */
export const isUncappedDiscount = (type: GroupBuyer['type'], discount: number, goods: number): boolean =>
  discount > 0 && discount === share(goods, specialGroups[type].basisPoints, 10_000)

/** The first moment of the year of `now`, UTC; epoch ms. */
export const yearStart = (now: number): number => Date.UTC(new Date(now).getUTCFullYear(), 0, 1)
