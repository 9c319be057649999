import type { Currency } from '../../../contracts/api/wire.ts'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useView } from '../bridge/core/useView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ShipmentDelivery } from './ShipmentDelivery.tsx'
import { shipmentsOf } from './shipmentsOf.ts'
import type { StepProps } from '../checkout/StepProps.ts'
import type { DeliveryChoice } from './useDeliveryChoice.ts'
import './Deliveries.css'

/**
 * SHIP-05: every shipment with its lines and methods. Before the server has answered, a sentence says when they appear.
 */
export const Deliveries = ({
  cart,
  checkout,
  currency,
  choice,
}: StepProps & { readonly currency: Currency; readonly choice: DeliveryChoice }) => {
  const t = useCopy('checkout')
  const isOnline = useView('connection')?.online ?? true
  const shipments = shipmentsOf(cart, checkout)
  if (checkout.digitalOnly) return <p className="meta">{t.digitalNote()}</p>
  if (shipments.length === 0)
    return <StateLine state="waiting">{isOnline ? t.methodsAsk() : t.methodsOffline()}</StateLine>
  return (
    <div className="deliveries">
      {shipments.map((shipment, place) => (
        <ShipmentDelivery
          key={shipment.shippingId}
          shipment={shipment}
          name={shipments.length > 1 ? t.shipmentOf({ index: place + 1, count: shipments.length }) : null}
          cart={cart}
          checkout={checkout}
          currency={currency}
          choice={choice}
        />
      ))}
    </div>
  )
}
