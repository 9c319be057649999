import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import type { Currency } from '../../../contracts/api/wire.ts'

/** CART-24: a line of its own under what was adjusted, or none. */
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
