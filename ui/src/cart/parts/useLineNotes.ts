import type { GiftOption } from '../../../../contracts/api/entities/basket.ts'
import type { Currency } from '../../../../contracts/api/wire.ts'
import type { LineView } from '../../../../contracts/views/lineView.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { initialsOf } from '../../../../core/domain/madeToOrder/recipe.ts'
import { priorPriceNamed } from '../../../../core/domain/product/priorPrice.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

type Noted = { readonly recipeId?: string; readonly giftOption?: Pick<GiftOption, 'to'> }

/** What distinguishes a line from others like it: its recipe (SHIP-06), its gift option (CART-14). */
export const useLineNotes = (): ((line: Noted) => readonly string[]) => {
  const t = useCopy('shell')
  return ({ recipeId, giftOption }) => {
    const initials = recipeId === undefined ? null : initialsOf(recipeId)
    return [
      ...(initials === null ? [] : [t.madeWith({ initials })]),
      ...(giftOption === undefined ? [] : [t.giftFor({ to: giftOption.to })]),
    ]
  }
}

/** CART-24: a text line under an adjusted line, or none. */
export const useAdjustmentText = (): ((
  adjustment: { readonly reason: string; readonly amount: number } | undefined,
  currency: Currency,
) => readonly string[]) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  return (adjustment, currency) =>
    adjustment
      ? [t.adjusted({ amount: formatMoney(adjustment.amount, currency, locale), reason: adjustment.reason })]
      : []
}

/** LAW-09: under a line whose pieces are reduced, or none; a discount of the cart alone is no reduction. */
export const usePriorPriceText = (): ((line: Priced) => readonly string[]) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  return ({ price, originalRowTotal, quantity, currency, isBonus, isUnpriced }) => {
    const prior = priorPriceNamed(currency, price, originalRowTotal / quantity)
    return prior === undefined || isBonus || isUnpriced
      ? []
      : [t.priceLowest({ price: formatMoney(prior, currency, locale) })]
  }
}

type Priced = Pick<LineView, 'price' | 'originalRowTotal' | 'quantity' | 'currency' | 'isBonus' | 'isUnpriced'>
