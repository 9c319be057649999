import { discountPercentage } from '../totals/discount.ts'
import { share, sum } from '../money/amounts.ts'
import { giftCardsTotal } from '../promotion/giftCardsTotal.ts'
import type { ConfirmedBasket, ConfirmedTotals } from './confirmedBasket.ts'
import { rowTotalOf } from './shownLines.ts'
import type { ShownLine } from './shownLines.ts'

/** The figures that the client can vouch for before the server has answered; null where it knows nothing. */
export type EstimatedTotals = Omit<ConfirmedTotals, 'shipping' | 'tax'> & {
  readonly shipping: number | null
  readonly tax: number | null
}

/**
 * CART-04 for changed lines: prices are exact; discount, shipping and tax keep the proportions of the last answer.
 * Minor units.
 */
export const estimateTotals = (lines: readonly ShownLine[], base: ConfirmedBasket | null): EstimatedTotals => {
  const itemTotal = sum(lines.map((line) => line.product.originalPrice * line.quantity))
  const itemSubTotal = sum(lines.map(rowTotalOf))
  const was = base?.totals
  const goods = itemSubTotal - giftCardsTotal(lines, isGiftCard, rowTotalOf)
  const goodsBefore = was ? was.itemSubTotal - giftCardsTotal(base.lines, isGiftCard, (line) => line.rowTotal) : 0
  const discount = was && goodsBefore > 0 ? Math.min(goods, share(was.discount, goods, goodsBefore)) : 0
  const shipping = lines.length === 0 ? 0 : (was?.shipping ?? null)
  const taxed = goods - discount + (shipping ?? 0)
  const tax = was ? taxOn(taxed, was, was.total - was.itemSubTotal + goodsBefore, base.taxIncluded) : null
  const total = itemSubTotal - goods + taxed + (base && !base.taxIncluded ? (tax ?? 0) : 0)
  const totalDiscount = itemTotal - itemSubTotal + discount
  return {
    itemTotal,
    itemSubTotal,
    discount,
    totalDiscount,
    totalDiscountPercentage: discountPercentage(totalDiscount, itemTotal),
    shipping,
    tax,
    total,
    totalWithoutTax: total - (tax ?? 0),
    appliedRewards: was?.appliedRewards ?? 0,
    remainingToPay: Math.max(0, total - (was ? was.total - was.remainingToPay : 0)),
    units: sum(lines.map((line) => line.quantity)),
  }
}

const isGiftCard = ({ product }: Pick<ShownLine, 'product'>): boolean => product.isDigital

/** `wasTaxed`: what was taxed, with the tax: all but the gift cards. */
const taxOn = (goods: number, was: ConfirmedTotals, wasTaxed: number, included: boolean): number => {
  const wasGoods = included ? wasTaxed : wasTaxed - was.tax
  return wasGoods > 0 ? share(was.tax, goods, wasGoods) : 0
}
