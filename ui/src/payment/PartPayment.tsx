import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useAsk } from '../cart/useAsk.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { usePartName } from './usePartName.ts'

/** One of them: what it pays, whether the shop knows it yet, and the way to take it off. */
export function PartPayment({ part, currency }: { readonly part: PartPaymentView; readonly currency: Currency | null }) {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const ask = useAsk()
  const name = usePartName()(part)
  const { amount, instrumentId, state } = part
  const detail = { waiting: t.partWaiting(), leaving: t.partLeaving(), confirmed: amount === null || currency === null ? '' : t.partPays({ amount: formatMoney(amount, currency, locale) }) }
  return (
    <li className="held-card">
      <div>
        <b>{name}</b>
        <p className="meta">{detail[state]}</p>
      </div>
      {state === 'confirmed' && instrumentId !== null && (
        <Button kind="link" aria-label={t.partRemoveNamed({ name })} onPress={() => void ask({ _tag: 'RemoveInstrument', instrumentId })}>
          {shell.remove()}
        </Button>
      )}
    </li>
  )
}
