import { useState } from 'react'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { StorePicker } from './StorePicker.tsx'
import { usePickupStore } from './usePickupStore.ts'
import './Deliveries.css'

/**
 * DLG-18, SHIP-23: finds a store that has the line, and collects it there. Other pickups would move there too, so the
 * shopper is asked first (DLG-09).
 */
export const PickupInStoreDialog = ({ isOpen, onClose, line }: PlacedProps<'pickupInStore'>) => {
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
          <DialogActions>
            <Button kind="quiet" onPress={() => void collect(null)}>
              {t.sendLine()}
            </Button>
          </DialogActions>
        )}
      </div>
    </SidePanel>
  )
}
