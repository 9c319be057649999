import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { partDetail } from './partDetail.ts'
import { usePartName } from './usePartName.ts'

/** One of them: what it pays, whether the shop knows it yet, and the way to take it off. */
export function PartPayment({
  part,
  currency,
}: {
  readonly part: PartPaymentView
  readonly currency: Currency | null
}) {
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
