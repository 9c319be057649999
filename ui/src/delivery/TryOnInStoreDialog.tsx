import { useState } from 'react'
import { openMiniCart } from '../state/miniCartStore.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { StorePicker } from './StorePicker.tsx'
import { usePickupStore } from './usePickupStore.ts'
import './Deliveries.css'

/**
 * CART-13, DLG-18: finds a store that has the shown variant and reserves it there. The cart then shows it, and until
 * when it is reserved.
 */
export const TryOnInStoreDialog = ({ isOpen, onClose, wanted: { product, quantity } }: PlacedProps<'tryOnInStore'>) => {
  const t = useCopy('checkout')
  const send = useCommand()
  const words = useRejectionText()
  const choose = usePickupStore(null)
  const [refused, setRefused] = useState<string | null>(null)
  const reserve = async (reserveAt: string): Promise<boolean> => {
    const rejection = await send({ _tag: 'AddItem', product, quantity, reserveAt })
    if (rejection) {
      setRefused(words(rejection))
      return false
    }
    onClose()
    openMiniCart(product.name)
    return true
  }
  return (
    <SidePanel name="tryOnInStore" title={t.tryOnTitle({ name: product.name })} isOpen={isOpen} onClose={onClose}>
      <div className="side-panel-inset pickup-panel">
        <p>{t.tryOnDetail({ count: quantity })}</p>
        {refused !== null && <Refusal title={t.notContinued()}>{refused}</Refusal>}
        <StorePicker
          lines={[{ ...product, quantity }]}
          isPickup
          storeId={null}
          error={undefined}
          onChoose={(shop) => choose(shop, reserve)}
        />
      </div>
    </SidePanel>
  )
}
