import { useEffect, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { typedHundredths } from '../../../core/domain/money/typedHundredths.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { announce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { focusField } from '../components/focusField.ts'
import { Refusal } from '../components/Refusal.tsx'
import { SelectField } from '../components/SelectField.tsx'
import { TextField } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** CART-24: how much comes off, and why. The limit is the core's to refuse, and the server's. */
export function AdjustPriceForm({
  line: { lineKey, name, currency, adjustment },
  onDone,
}: {
  readonly line: LineView
  readonly onDone: () => void
}) {
  const t = useCopy('associate')
  const cart = useCopy('cart')
  const send = useCommand()
  const words = useRejectionText()
  const [type, setType] = useState<'AMOUNT' | 'PERCENT'>(adjustment?.type ?? 'PERCENT')
  const [typed, setTyped] = useState(
    adjustment ? String(adjustment.type === 'AMOUNT' ? adjustment.value / 100 : adjustment.value) : '',
  )
  const [reason, setReason] = useState(adjustment?.reason ?? '')
  const [refused, setRefused] = useState<string | null>(null)
  // The panel opens on it, also after an agent has signed in.
  useEffect(() => focusField('adjust-value'), [])
  const change = async () => {
    const hundredths = typedHundredths(typed) ?? 0
    const rejection = await send({
      _tag: 'AdjustPrice',
      lineKey,
      adjustment: { type, value: type === 'AMOUNT' ? hundredths : hundredths / 100, reason },
    })
    if (rejection) return setRefused(words(rejection))
    announce(t.adjustDone({ name }))
    onDone()
  }
  const remove = async () => {
    const rejection = await send({ _tag: 'RemoveAdjustment', lineKey })
    if (rejection) return setRefused(words(rejection))
    announce(t.adjustRemoved({ name }))
    onDone()
  }
  return (
    <AccountForm onSubmit={change}>
      <p>{t.adjustLede({ percent: limits.priceAdjustmentPercent })}</p>
      {refused !== null && <Refusal title={cart.refusedAdjustment()}>{refused}</Refusal>}
      <SelectField
        label={t.adjustBy()}
        options={[
          { value: 'PERCENT', name: t.adjustPercent() },
          { value: 'AMOUNT', name: t.adjustAmount({ currency }) },
        ]}
        value={type}
        onChange={(chosen) => setType(chosen === 'AMOUNT' ? chosen : 'PERCENT')}
      />
      <TextField
        id="adjust-value"
        label={t.adjustValue()}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        hasFigures
      />
      <TextField
        label={t.adjustReason()}
        help={t.adjustReasonHelp()}
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      <Button kind="primary" type="submit" isWide>
        {t.adjustSave()}
      </Button>
      {adjustment && (
        <Button isWide onPress={() => void remove()}>
          {t.adjustRemove()}
        </Button>
      )}
    </AccountForm>
  )
}
