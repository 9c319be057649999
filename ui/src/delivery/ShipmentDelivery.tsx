import { useEffect, useRef, useState } from 'react'
import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { flashRows } from '../cart/flashRows.ts'
import { Button } from '../components/Button.tsx'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { Money } from '../components/Money.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { methodName } from './methodName.ts'
import { ShipmentLines } from './ShipmentLines.tsx'
import type { ShownShipment } from './shipmentsOf.ts'
import type { StepProps } from '../checkout/StepProps.ts'
import { endsAtPlace, isStoreDelivery } from './useDeliveryChoice.ts'
import type { DeliveryChoice } from './useDeliveryChoice.ts'

export interface ShipmentDeliveryProps extends StepProps {
  readonly shipment: ShownShipment
  /** Null when there is only one. */
  readonly name: string | null
  readonly currency: Currency
  readonly choice: DeliveryChoice
}

/** One shipment: what is in it, how it travels, and the shop it goes to. CART-37: what the shop says about it stands here. */
export function ShipmentDelivery({ shipment, name, cart, checkout, currency, choice }: ShipmentDeliveryProps) {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const words = useCopy('cart')
  const { shippingId, methods, lines, selected } = shipment
  const place = useRef<HTMLElement>(null)
  const closed = useRef<string | null>(null)
  useEffect(() => {
    // The list of shops closed under the focus: it goes back to the method that was being chosen.
    if (closed.current === null || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(`.choice input[value="${CSS.escape(closed.current)}"]`)?.focus()
    closed.current = null
  })
  const [isSplit, setSplit] = useState(false)
  const change = async (method: MethodView, { id, name: shop }: { readonly id: string; readonly name: string }) => {
    if (await choice.choose(method, id)) openDialog('storeChanged', { shop })
  }
  const shown = methods.find(({ code }) => code === choice.opened[shippingId]) ?? selected
  const said = flashRows(words, {
    messages: cart.messages.filter((message) => message.shipmentId === shippingId),
    lines: cart.lines,
  })
  const canSplit = name === null && lines.filter((line) => !line.isDigital && !line.isCustoms).length > 1
  return (
    <section ref={place} className="delivery" data-shipment={shippingId} aria-label={name ?? t.howTravel()}>
      {name !== null && <h3 className="subheading">{name}</h3>}
      {said.map((row) => (
        <Refusal key={row.key} title={row.words} />
      ))}
      {(name !== null || isSplit) && <ShipmentLines shipment={shipment} checkout={checkout} choice={choice} />}
      {methods.length === 1 && selected ? (
        <p>
          <b>{selected.label}</b> <span className="meta">{selected.deliveryTime}</span>
        </p>
      ) : (
        <ChoiceList
          label={name ?? t.howTravel()}
          isLabelHidden
          error={endsAtPlace(shown?.code ?? '') ? undefined : choice.refused[shippingId]}
          value={shown?.code ?? null}
          onChange={(value) => {
            const method = methods.find(({ code }) => code === value)
            if (method) void choice.choose(method)
          }}
          choices={methods.map((method) => ({
            value: method.code,
            name: methodName(t, method),
            detail: method.deliveryTime,
            price: (
              <Money
                minor={method.price.minor}
                currency={currency}
                isEstimated={method.price.estimated}
                zeroWord={shell.free()}
              />
            ),
          }))}
        />
      )}
      {shown !== undefined && isStoreDelivery(shown.code) && (
        <LazyPart>
          <StorePicker
            key={`${shown.code} ${shown.selected ? (shown.storeId ?? '') : ''}`}
            lines={lines}
            isPickup={shown.code === 'pickup'}
            storeId={shown.selected ? shown.storeId : null}
            error={choice.refused[shippingId]}
            onChoose={(shop) => {
              closed.current = shown.code
              const isOther = shown.selected && shown.storeId !== null && shown.storeId !== shop.id
              if (isOther)
                openDialog('changeStoreConfirmation', { shop: shop.name, onYes: () => void change(shown, shop) })
              else void choice.choose(shown, shop.id)
            }}
          />
        </LazyPart>
      )}
      {shown?.code === 'pudo' && (
        <LazyPart>
          <PointPicker
            key={shown.selected ? (shown.storeId ?? '') : ''}
            lines={lines}
            pointId={shown.selected ? shown.storeId : null}
            postalCode={checkout.shipping.postalCode ?? ''}
            error={choice.refused[shippingId]}
            onChoose={({ id }) => {
              closed.current = shown.code
              void choice.choose(shown, id)
            }}
          />
        </LazyPart>
      )}
      {canSplit && !isSplit && (
        <Button kind="link" onPress={() => setSplit(true)}>
          {t.collectSome()}
        </Button>
      )}
    </section>
  )
}

const StorePicker = loadedPart(async () => (await import('./StorePicker.tsx')).StorePicker)
const PointPicker = loadedPart(async () => (await import('./PointPicker.tsx')).PointPicker)
