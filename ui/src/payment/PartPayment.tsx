import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Button } from '../components/basic/Button.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import type { CheckoutCopy } from '../copy/copyByNoun.ts'
import { useCopy } from '../copy/useCopy.ts'
import { usePartName } from './paymentNames.ts'

/** One of them: what it pays, whether the server knows it yet, and a button to remove it. */
export const PartPayment = ({
  part,
  currency,
}: {
  readonly part: PartPaymentView
  readonly currency: Currency | null
}) => {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const send = useCommand()
  const name = usePartName()(part)
  const { instrumentId, state } = part
  return (
    <li className="held-card">
      <div>
        <b>{name}</b>
        <p className="meta">{partDetail(t, part, currency, locale)}</p>
      </div>
      {state === 'confirmed' && instrumentId !== null && (
        <Button
          kind="link"
          aria-label={t.partRemoveNamed({ name })}
          onPress={() => void send({ _tag: 'RemoveInstrument', instrumentId })}
        >
          {shell.remove()}
        </Button>
      )}
    </li>
  )
}

type PartPaymentCopy = Pick<CheckoutCopy, 'partWaiting' | 'partLeaving' | 'partPays' | 'partPaysOfCredit'>

/** What a part payment pays, and what an athlete's credit has left then (PAY-03). */
export const partDetail = (
  t: PartPaymentCopy,
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
