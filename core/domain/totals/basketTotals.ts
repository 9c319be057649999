import { allocate } from '../money/allocate.ts'
import { share } from '../money/share.ts'
import { giftCardsTotal } from '../promotion/giftCardsTotal.ts'
import type { Discount } from './discount.ts'
import { discountOn } from './discount.ts'
import { discountPercentage } from './discountPercentage.ts'

/** Everything a basket's figures follow from. Amounts in minor units, not negative; quantities whole. */
export type TotalsInput = {
  readonly lines: readonly PricedLine[]
  /** Taken one after another, each limited to what the earlier ones left. A percentage is of the goods, which gift cards are not (CART-19). */
  readonly orderDiscounts: readonly Discount[]
  readonly shipping: { readonly price: number; readonly discount: number }
  readonly taxRateBasisPoints: number
  /** EMEA: prices contain the tax. NA: it comes on top. */
  readonly taxIncluded: boolean
}

/** PAY-17: what has been paid before the main method, in minor units. */
export type PartsPaid = { readonly giftCards: readonly number[]; readonly rewards: readonly number[] }

export type PricedLine = {
  readonly quantity: number
  readonly unitCurrent: number
  /** Never counted below `unitCurrent`. */
  readonly unitOriginal: number
  /** CART-19: nothing is ever taken off it; absent = it is none. */
  readonly isGiftCard?: boolean
  /** CART-24: taken off the line, never below 0. */
  readonly adjustment?: Discount
}

/** CART-02: the fourteen figures. Minor units but for `totalUnits` and the percentage. */
export type Totals = {
  readonly total: number
  readonly totalDiscount: number
  readonly discount: number
  readonly itemTotal: number
  readonly totalWithoutTax: number
  readonly shipping: number
  readonly tax: number
  readonly remainingToPay: number
  readonly totalUnits: number
  readonly itemSubTotal: number
  readonly netAmount: number
  readonly taxAmount: number
  readonly appliedRewards: number
  readonly totalDiscountPercentage: number
}

/** One line's part: the `orderDiscount`s of all lines sum to `discount`, their `tax` and `shippingTax` to `tax`. */
export type LineTotals = {
  readonly rowTotal: number
  readonly originalRowTotal: number
  /** CART-24: taken off already. */
  readonly adjustment: number
  readonly orderDiscount: number
  readonly tax: number
}

export type PricedBasket = {
  readonly totals: Totals
  readonly lines: readonly LineTotals[]
  /** What each order discount came to, in the order given. */
  readonly orderDiscounts: readonly number[]
  readonly shippingTax: number
}

/** CART-04, before anything is paid. */
export const basketTotals = (input: TotalsInput): PricedBasket => {
  const originalRowTotals = input.lines.map((line) => Math.max(line.unitOriginal, line.unitCurrent) * line.quantity)
  const rowTotals = input.lines.map(rowTotalOf)
  const itemTotal = sum(originalRowTotals)
  const itemSubTotal = sum(rowTotals)
  const orderDiscounts = discountsInTurn(input.orderDiscounts, goodsTotal(input.lines))
  const discount = sum(orderDiscounts)
  const shipping = input.lines.length === 0 ? 0 : Math.max(0, input.shipping.price - input.shipping.discount)

  const goods = itemSubTotal - discount + shipping
  const tax = taxOn(goods, input.taxRateBasisPoints, input.taxIncluded)
  const total = goods + (input.taxIncluded ? 0 : tax)
  const totalDiscount = itemTotal - itemSubTotal + discount

  const discountShares = allocate(
    discount,
    input.lines.map((line) => goodsTotal([line])),
  )
  const taxable = [...rowTotals.map((rowTotal, index) => rowTotal - (discountShares[index] ?? 0)), shipping]
  const taxShares = allocate(tax, taxable)
  return {
    totals: {
      total,
      totalDiscount,
      discount,
      itemTotal,
      totalWithoutTax: total - tax,
      shipping,
      tax,
      remainingToPay: total,
      totalUnits: sum(input.lines.map((line) => line.quantity)),
      itemSubTotal,
      netAmount: total - tax,
      taxAmount: tax,
      appliedRewards: 0,
      totalDiscountPercentage: discountPercentage(totalDiscount, itemTotal),
    },
    lines: rowTotals.map((rowTotal, index) => ({
      rowTotal,
      originalRowTotal: originalRowTotals[index] ?? rowTotal,
      adjustment: worthOf(input.lines[index]) - rowTotal,
      orderDiscount: discountShares[index] ?? 0,
      tax: taxShares[index] ?? 0,
    })),
    orderDiscounts,
    shippingTax: taxShares[rowTotals.length] ?? 0,
  }
}

/** CART-04: the same figures once gift cards and rewards have paid their part; no other figure depends on that. */
export const totalsPaid = (totals: Totals, { giftCards, rewards }: PartsPaid): Totals => {
  const appliedRewards = Math.min(totals.total, sum(rewards))
  return { ...totals, appliedRewards, remainingToPay: Math.max(0, totals.total - sum(giftCards) - appliedRewards) }
}

/** What a line's goods cost once an adjustment is taken off. */
export const rowTotalOf = (line: PricedLine): number => {
  const full = line.unitCurrent * line.quantity
  return line.adjustment && !line.isGiftCard ? full - Math.min(full, discountOn(full, line.adjustment)) : full
}

/** CART-19: what promotions go by: the lines that are no gift cards. */
export const goodsTotal = (lines: readonly PricedLine[]): number =>
  sum(lines.map(rowTotalOf)) - giftCardsTotal(lines, ({ isGiftCard }) => isGiftCard === true, rowTotalOf)

const worthOf = (line: PricedLine | undefined): number => (line ? line.unitCurrent * line.quantity : 0)

const discountsInTurn = (discounts: readonly Discount[], goods: number): readonly number[] => {
  const amounts: number[] = []
  let left = goods
  for (const discount of discounts) {
    const amount = Math.min(left, discountOn(goods, discount))
    amounts.push(amount)
    left -= amount
  }
  return amounts
}

const taxOn = (goods: number, basisPoints: number, included: boolean): number =>
  share(goods, basisPoints, included ? 10_000 + basisPoints : 10_000)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
