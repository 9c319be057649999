import { useEffect, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isAgentAt } from '../../../core/domain/account/account.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { typedHundredths } from '../../../core/domain/money/typedHundredths.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useView } from '../bridge/core/useView.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { focusField } from '../components/check/focusField.ts'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AgentForm } from './AgentForm.tsx'
import './AdjustPrice.css'

/** CART-24: only on a store's device. An employee who is not an agent needs an agent to sign in first. */
export const AdjustPrice = ({ line }: { readonly line: LineView }) => {
  const t = useCopy('associate')
  const send = useCommand()
  const associate = useView('account')?.associate
  const [isOpen, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(0)
  if (!associate) return null
  const { storeId, storeName, storeEmployeeId, storeEmployeeName } = associate
  const open = () => {
    setOpenedAt(Date.now())
    setOpen(true)
  }
  return (
    <>
      <Button kind="link" aria-label={t.adjustNamed({ name: line.name })} onPress={open}>
        {t.adjust()}
      </Button>
      {isOpen && (
        <SidePanel name="adjustPrice" title={t.adjustNamed({ name: line.name })} isOpen onClose={() => setOpen(false)}>
          <div className="side-panel-inset adjust-price">
            {isAgentAt({ associate }, openedAt) ? (
              <AdjustPriceForm line={line} onDone={() => setOpen(false)} />
            ) : (
              <AgentForm
                storeId={storeId}
                lede={t.adjustNeedsAgent({ employee: storeEmployeeName })}
                start={t.agentConfirm()}
                onLoggedIn={async (_agent, agentUntil) =>
                  void (await send({
                    _tag: 'StartAssociateSession',
                    session: { storeId, storeName, storeEmployeeId, storeEmployeeName },
                    agentUntil,
                  }))
                }
              />
            )}
          </div>
        </SidePanel>
      )}
    </>
  )
}

/** CART-24: how much is taken off, and why. The core and the server refuse more than the limit. */
const AdjustPriceForm = ({
  line: { lineKey, name, currency, adjustment },
  onDone,
}: {
  readonly line: LineView
  readonly onDone: () => void
}) => {
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
  // Focused when the panel opens, also after an agent has signed in.
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
