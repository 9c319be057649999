import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { Button } from '../components/Button.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'
import { StorePicker } from './StorePicker.tsx'
import { usePickupStore } from './usePickupStore.ts'
import '../components/Dialog.css'
import './Deliveries.css'

/** DLG-18, SHIP-23: finds a shop that has the line, and collects it there. What is collected elsewhere already would come along: that is asked first (DLG-09). */
export function PickupInStoreDialog({ isOpen, onClose, line }: PlacedProps & { readonly line: LineView }) {
  const t = useCopy('checkout')
  const send = useCommand()
  const words = useRejectionText()
  const choose = usePickupStore(line.lineKey)
  const [refused, setRefused] = useState<string | null>(null)
  const collect = async (storeId: string | null): Promise<boolean> => {
    const rejection = await send({ _tag: 'SetDelivery', lineKey: line.lineKey, storeId })
    if (rejection) setRefused(words(rejection))
    else onClose()
    return !rejection
  }
  return (
    <SidePanel name="pickupInStore" title={t.collectLineNamed({ name: line.name })} isOpen={isOpen} onClose={onClose}>
      <div className="side-panel-inset pickup-panel">
        {refused !== null && <Refusal title={t.notContinued()}>{refused}</Refusal>}
        <StorePicker
          lines={[line]}
          isPickup
          storeId={null}
          error={undefined}
          onChoose={(shop) => choose(shop, collect)}
        />
        {line.isCollected && (
          <div className="dialog-actions">
            <Button kind="quiet" onPress={() => void collect(null)}>
              {t.sendLine()}
            </Button>
          </div>
        )}
      </div>
    </SidePanel>
  )
}
