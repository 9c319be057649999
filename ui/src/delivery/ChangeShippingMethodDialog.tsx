import { useView } from '../bridge/useView.ts'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useDeliveryChoice } from './useDeliveryChoice.ts'

/** DLG-08, SHIP-10: the ways each shipment of the cart can go, the fastest first; a press sets one at once. */
export function ChangeShippingMethodDialog({ isOpen, onClose }: PlacedProps) {
  const t = useCopy('checkout')
  const cart = useView('cart')
  const checkout = useView('checkout')
  const choice = useDeliveryChoice()
  return (
    <Dialog name="changeShippingMethod" title={t.howTravel()} isOpen={isOpen} onClose={onClose}>
      {cart === undefined || checkout === undefined || cart.currency === null ? (
        <StateLine state="waiting">{t.methodsAsk()}</StateLine>
      ) : (
        <Deliveries cart={cart} checkout={checkout} currency={cart.currency} choice={choice} />
      )}
      <div className="dialog-actions">
        <Button
          kind="primary"
          onPress={() => {
            if (choice.isReady()) onClose()
          }}
        >
          {t.deliveryDone()}
        </Button>
      </div>
    </Dialog>
  )
}
