import { useState } from 'react'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { openMiniCart } from '../cart/miniCartState.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { Refusal } from '../components/Refusal.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'
import { StorePicker } from './StorePicker.tsx'
import { usePickupStore } from './usePickupStore.ts'
import '../components/Dialog.css'
import './Deliveries.css'

export type WantedInStore = { readonly product: LineProduct; readonly quantity: number }

/** CART-13, beside DLG-18: finds a shop that has what is looked at, and puts it aside there. It is in the cart then, which says until when. */
export function TryOnInStoreDialog({
  isOpen,
  onClose,
  wanted: { product, quantity },
}: PlacedProps & { readonly wanted: WantedInStore }) {
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
