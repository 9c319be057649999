import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { CheckoutCopy } from '../copy/types/checkoutCopy.ts'

type Words = Pick<CheckoutCopy, 'partWaiting' | 'partLeaving' | 'partPays' | 'partPaysOfCredit'>

/** What something that pays a part does, and what an athlete's credit has left then (PAY-03). */
export const partDetail = (
  t: Words,
  { amount, remaining, state }: PartPaymentView,
  currency: Currency | null,
  locale: Locale,
): string => {
  if (state === 'waiting') return t.partWaiting()
  if (state === 'leaving') return t.partLeaving()
  if (amount === null || currency === null) return ''
  const pays = { amount: formatMoney(amount, currency, locale) }
  return remaining === undefined
    ? t.partPays(pays)
    : t.partPaysOfCredit({ ...pays, left: formatMoney(remaining, currency, locale) })
}
