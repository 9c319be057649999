import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isAgentAt } from '../../../core/domain/account/account.ts'
import { useView } from '../bridge/useView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AdjustPriceForm } from './AdjustPriceForm.tsx'
import { AgentForm } from './AgentForm.tsx'
import './AdjustPrice.css'

/** CART-24: on a store's device alone. Whoever is no agent asks one to sign in first. */
export function AdjustPrice({ line }: { readonly line: LineView }) {
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
