import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { Deliveries } from './Deliveries.tsx'
import { useDeliveryChoice } from './useDeliveryChoice.ts'

/** DLG-08, SHIP-10: the delivery methods of each shipment in the cart, the fastest first; a press sets one at once. */
export const ChangeShippingMethodDialog = ({ isOpen, onClose }: PlacedProps<'changeShippingMethod'>) => {
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
      <DialogActions>
        <Button
          kind="primary"
          onPress={() => {
            if (choice.isReady()) onClose()
          }}
        >
          {t.deliveryDone()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
