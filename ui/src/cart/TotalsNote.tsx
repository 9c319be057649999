import type { CartView } from '../../../contracts/views/cartView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/** CART-03: what is estimated, or else what is saved. Both keep their room, so that nothing moves when the shop confirms. */
export function TotalsNote({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  const locale = useShopLocale()
  const { totals, currency } = cart
  const saved = totals.totalDiscount.minor
  return (
    <span className="totals-note" data-estimated={totals.total.estimated || undefined}>
      <span data-shown={totals.total.estimated || undefined}>{t.estimatedTotals()}</span>
      <span data-shown={!totals.total.estimated || undefined}>
        {saved > 0 &&
          currency !== null &&
          t.youSave({ amount: formatMoney(saved, currency, locale), percent: totals.totalDiscountPercentage })}
      </span>
    </span>
  )
}
