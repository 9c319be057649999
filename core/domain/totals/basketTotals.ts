import { allocate, sum } from '../money/amounts.ts'
import { giftCardsTotal } from '../promotion/giftCardsTotal.ts'
import { grossOf, taxGroup } from '../tax/taxGroup.ts'
import type { TaxGroup } from '../tax/taxGroup.ts'
import type { TaxRate } from '../tax/taxRate.ts'
import { discountOn, discountPercentage } from './discount.ts'
import type { Discount } from './discount.ts'

/** Everything from which a basket's figures follow. Amounts in minor units, not negative; quantities whole. */
export type TotalsInput = {
  readonly lines: readonly PricedLine[]
  /**
   * Applied one after another, each limited to what the earlier ones left. A percentage is of the goods, without gift
   * cards (CART-19).
   */
  readonly orderDiscounts: readonly Discount[]
  readonly shipping: { readonly price: number; readonly discount: number }
  /** Of the place it goes to. Gift cards are money and not taxed. */
  readonly taxes: readonly TaxRate[]
  /** EMEA: prices include tax. NA: it is added. */
  readonly taxIncluded: boolean
}

/** PAY-17: what has been paid before the main method, in minor units. */
export type PartsPaid = { readonly giftCards: readonly number[]; readonly rewards: readonly number[] }

export type PricedLine = {
  readonly quantity: number
  readonly unitCurrent: number
  /** Never counted as less than `unitCurrent`. */
  readonly unitOriginal: number
  /** CART-19: never reduced; absent = it is not a gift card. */
  readonly isGiftCard?: boolean
  /** CART-24: subtracted from the line, never below 0. */
  readonly adjustment?: Discount
}

/** CART-02: the fourteen figures. Minor units except `totalUnits` and the percentage. */
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
  /** CART-24: already subtracted. */
  readonly adjustment: number
  readonly orderDiscount: number
  readonly tax: number
}

export type PricedBasket = {
  readonly totals: Totals
  readonly lines: readonly LineTotals[]
  /** The amount of each order discount, in the given order. */
  readonly orderDiscounts: readonly number[]
  readonly shippingTax: number
  /** ORD-22: what is taxed, then what is not, without empty ones: they sum to `total`, and their taxes to `tax`. */
  readonly taxGroups: readonly TaxGroup[]
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

  const giftCards = giftCardsTotal(input.lines, isGiftCard, rowTotalOf)
  const taxed = taxGroup(itemSubTotal - giftCards - discount + shipping, input.taxes, input.taxIncluded)
  const tax = grossOf(taxed) - taxed.net
  const total = grossOf(taxed) + giftCards
  const totalDiscount = itemTotal - itemSubTotal + discount

  const goodsTotals = input.lines.map((line) => goodsTotal([line]))
  const discountShares = allocate(discount, goodsTotals)
  const taxable = [...goodsTotals.map((goods, index) => goods - (discountShares[index] ?? 0)), shipping]
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
    taxGroups: [taxed, { net: giftCards, taxes: [] }].filter((group) => grossOf(group) > 0),
  }
}

/** CART-04: the same figures once gift cards and rewards have paid their part; no other figure depends on that. */
export const totalsPaid = (totals: Totals, { giftCards, rewards }: PartsPaid): Totals => {
  const appliedRewards = Math.min(totals.total, sum(rewards))
  return { ...totals, appliedRewards, remainingToPay: Math.max(0, totals.total - sum(giftCards) - appliedRewards) }
}

/** The price of a line's goods after an adjustment. */
export const rowTotalOf = (line: PricedLine): number => {
  const full = line.unitCurrent * line.quantity
  return line.adjustment && !line.isGiftCard ? full - Math.min(full, discountOn(full, line.adjustment)) : full
}

/** CART-19: what promotions are based on: the lines that are not gift cards. */
export const goodsTotal = (lines: readonly PricedLine[]): number =>
  sum(lines.map(rowTotalOf)) - giftCardsTotal(lines, isGiftCard, rowTotalOf)

const isGiftCard = (line: PricedLine): boolean => line.isGiftCard === true

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
