import { share, sum } from '../money/amounts.ts'
import type { TaxName, TaxRate } from './taxRate.ts'

/** One tax on a net amount. `amount`: minor units. */
export type TaxAmount = TaxRate & { readonly amount: number }

/**
 * ORD-22: what is taxed alike: the net amount in minor units, and each tax on it. Without taxes it is not taxed, like a
 * gift card, which is money, or everything where there is no tax.
 */
export type TaxGroup = { readonly net: number; readonly taxes: readonly TaxAmount[] }

/** What a group costs, minor units. */
export const grossOf = ({ net, taxes }: TaxGroup): number => net + sum(taxes.map(({ amount }) => amount))

/**
 * CART-04: the taxes on an amount, each rounded by itself. `included`: the amount has them in it; otherwise they are
 * added. Minor units.
 */
export const taxGroup = (amount: number, rates: readonly TaxRate[], included: boolean): TaxGroup => {
  const whole = 100_000 + (included ? sum(rates.map(({ rate }) => rate)) : 0)
  const taxes = rates.map((each) => ({ ...each, amount: share(amount, each.rate, whole) }))
  return { net: amount - (included ? sum(taxes.map((each) => each.amount)) : 0), taxes }
}

/**
 * ORD-22: how much of a refund each group gives back, and of which tax, after `before` was refunded; minor units. Goods
 * first, because gift cards are not taken back one by one. The refunds of everything sum to the groups themselves.
 */
export const refundedGroups = (groups: readonly TaxGroup[], refund: number, before = 0): readonly TaxGroup[] => {
  let start = 0
  return groups.flatMap((group) => {
    const gross = grossOf(group)
    const [from, to] = [within(before - start, gross), within(before + refund - start, gross)]
    start += gross
    if (to <= from) return []
    const taxes = group.taxes.map((each) => ({
      ...each,
      amount: share(each.amount, to, gross) - share(each.amount, from, gross),
    }))
    return [{ net: to - from - sum(taxes.map(({ amount }) => amount)), taxes }]
  })
}

const within = (amount: number, most: number): number => Math.min(Math.max(amount, 0), most)

/** Whether a group has value added tax, whose rate and net amount a paper must name. */
export const hasVat = ({ taxes }: TaxGroup): boolean => taxes.some(({ tax }) => tax === ('VAT' satisfies TaxName))
