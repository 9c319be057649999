import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { Button } from '../components/Button.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/DialogPlace.tsx'
import { ShopPicker } from './ShopPicker.tsx'
import { useOneShop } from './useOneShop.ts'
import '../components/Dialog.css'
import './Deliveries.css'

/** DLG-18, SHIP-23: finds a shop that has the line, and collects it there. What is collected elsewhere already would come along: that is asked first (DLG-09). */
export function PickupInStoreDialog({ isOpen, onClose, line }: PlacedProps & { readonly line: LineView }) {
  const t = useCopy('checkout')
  const ask = useAsk()
  const words = useRejectionWords()
  const choose = useOneShop(line.lineKey)
  const [refused, setRefused] = useState<string | null>(null)
  const collect = async (storeId: string | null): Promise<boolean> => {
    const rejection = await ask({ _tag: 'SetDelivery', lineKey: line.lineKey, storeId })
    if (rejection) setRefused(words(rejection))
    else onClose()
    return !rejection
  }
  return (
    <SidePanel name="pickupInStore" title={t.collectLineNamed({ name: line.name })} isOpen={isOpen} onClose={onClose}>
      <div className="side-panel-inset pickup-panel">
        {refused !== null && <Refusal title={t.notContinued()}>{refused}</Refusal>}
        <ShopPicker
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
