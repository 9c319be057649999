import { useRef, useState } from 'react'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { ShownShipment } from './shipmentsOf.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { CheckoutLine } from '../checkout/CheckoutLines.tsx'
import type { DeliveryChoice } from './useDeliveryChoice.ts'

interface ShipmentLinesProps {
  readonly shipment: ShownShipment
  readonly checkout: CheckoutView
  readonly choice: DeliveryChoice
}

/** SHIP-23: a shipment's content; a line can be picked up in the store by itself, or shipped after all. */
export const ShipmentLines = ({ shipment, checkout, choice }: ShipmentLinesProps) => {
  const t = useCopy('checkout')
  const list = useRef<HTMLUListElement>(null)
  const [picking, setPicking] = useState<string | null>(null)
  const { shippingId, lines } = shipment
  const known =
    checkout.methods.find(({ code, selected, storeId }) => code === 'pickup' && selected && storeId !== null)
      ?.storeId ?? null
  const collect = (line: LineView, storeId: string) => {
    list.current?.focus()
    setPicking(null)
    void choice.setDelivery(line.lineKey, shippingId, storeId)
  }
  const canMove = (line: LineView) => !line.isDigital && !line.isCustoms && !line.isBonus
  return (
    <ul ref={list} className="small-lines" tabIndex={-1}>
      {lines.map((line) => (
        <CheckoutLine key={line.lineKey} line={line}>
          {line.isCollected && (
            <Button
              kind="link"
              aria-label={t.sendLineNamed({ name: line.name })}
              onPress={() => void choice.setDelivery(line.lineKey, shippingId, null)}
            >
              {t.sendLine()}
            </Button>
          )}
          {!line.isCollected &&
            canMove(line) &&
            (lines.length > 1 || known !== null) &&
            shipment.selected?.code !== 'pickup' &&
            picking !== line.lineKey && (
              <Button
                kind="link"
                aria-label={t.collectLineNamed({ name: line.name })}
                onPress={() => (known === null ? setPicking(line.lineKey) : collect(line, known))}
              >
                {t.collectLine()}
              </Button>
            )}
          {picking === line.lineKey && (
            <StorePicker
              lines={[line]}
              isPickup
              storeId={null}
              error={undefined}
              onChoose={({ id }) => collect(line, id)}
              onClose={() => setPicking(null)}
            />
          )}
        </CheckoutLine>
      ))}
    </ul>
  )
}

const StorePicker = lazyPart(() => import('./StorePicker.tsx'), 'StorePicker', { otherwise: NotShown })
