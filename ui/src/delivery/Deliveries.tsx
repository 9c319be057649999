import { useEffect, useRef, useState } from 'react'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { MethodView } from '../../../contracts/views/checkoutView.ts'
import { useView } from '../bridge/core/useView.ts'
import { flashRows } from '../cart/parts/CartFlashes.tsx'
import type { StepProps } from '../checkout/StepProps.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { Money } from '../components/product/Money.tsx'
import type { CheckoutCopy } from '../copy/copyByNoun.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { openDialog } from '../state/dialogStore.ts'
import './Deliveries.css'
import { ShipmentLines } from './ShipmentLines.tsx'
import { shipmentsOf } from './shipmentsOf.ts'
import type { ShownShipment } from './shipmentsOf.ts'
import { endsAtPlace, isStoreDelivery } from './useDeliveryChoice.ts'
import type { DeliveryChoice } from './useDeliveryChoice.ts'

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

interface ShipmentDeliveryProps extends StepProps {
  readonly shipment: ShownShipment
  /** Null when there is only one. */
  readonly name: string | null
  readonly currency: Currency
  readonly choice: DeliveryChoice
}

/**
 * One shipment: its content, its delivery method, and its store. CART-37: messages of the server about it are shown
 * here.
 */
const ShipmentDelivery = ({ shipment, name, cart, checkout, currency, choice }: ShipmentDeliveryProps) => {
  const t = useCopy('checkout')
  const shell = useCopy('shell')
  const words = useCopy('cart')
  const { shippingId, methods, lines, selected } = shipment
  const place = useRef<HTMLElement>(null)
  const closed = useRef<string | null>(null)
  useEffect(() => {
    // The list of stores closed while it had the focus: the focus returns to the method that was being chosen.
    if (closed.current === null || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(`.choice input[value="${CSS.escape(closed.current)}"]`)?.focus()
    closed.current = null
  })
  const [isSplit, setSplit] = useState(false)
  const change = async (method: MethodView, { id, name: shop }: { readonly id: string; readonly name: string }) => {
    if (await choice.choose(method, id)) openDialog('storeChanged', { shop })
  }
  const shown = methods.find(({ code }) => code === choice.opened[shippingId]) ?? selected
  const flashes = flashRows(words, {
    messages: cart.messages.filter((message) => message.shipmentId === shippingId),
    lines: cart.lines,
  })
  const canSplit = name === null && lines.filter((line) => !line.isDigital && !line.isCustoms).length > 1
  const picker =
    shown && isStoreDelivery(shown.code) ? (
      <StorePicker
        key={`${shown.code} ${shown.selected ? (shown.storeId ?? '') : ''}`}
        lines={lines}
        isPickup={shown.code === 'pickup'}
        storeId={shown.selected ? shown.storeId : null}
        error={choice.refused[shippingId]}
        onChoose={(shop) => {
          closed.current = shown.code
          const isOther = shown.selected && shown.storeId !== null && shown.storeId !== shop.id
          if (isOther) openDialog('changeStoreConfirmation', { shop: shop.name, onYes: () => void change(shown, shop) })
          else void choice.choose(shown, shop.id)
        }}
      />
    ) : shown?.code === 'pudo' ? (
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
    ) : undefined
  return (
    <section ref={place} className="delivery" data-shipment={shippingId} aria-label={name ?? t.howTravel()}>
      {name !== null && <h3 className="subheading">{name}</h3>}
      {flashes.map((row) => (
        <Refusal key={row.key} title={row.words} />
      ))}
      {(name !== null || isSplit) && <ShipmentLines shipment={shipment} checkout={checkout} choice={choice} />}
      {methods.length === 1 && selected ? (
        <>
          <p>
            <b>{selected.label}</b> <span className="meta">{selected.deliveryTime}</span>
          </p>
          {picker}
        </>
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
            below: method.code === shown?.code ? picker : undefined,
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
      {canSplit && !isSplit && (
        <Button kind="link" onPress={() => setSplit(true)}>
          {t.collectSome()}
        </Button>
      )}
    </section>
  )
}

const StorePicker = lazyPart(() => import('./StorePicker.tsx'), 'StorePicker')

const PointPicker = lazyPart(() => import('./PointPicker.tsx'), 'PointPicker')

/** A store method shows its store only once that has been picked. */
const methodName = (t: CheckoutCopy, { code, label, selected }: MethodView): string => {
  if (selected) return label
  if (code === 'pickup') return t.methodPickup()
  return code === 'sts' ? t.methodShipToStore() : label
}
