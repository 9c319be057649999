import { useId } from 'react'
import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { fulfilmentSteps } from '../../../core/domain/order/fulfilment.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

interface ShipmentTrackProps {
  readonly title: string
  readonly shipment: PlacedOrder['shipments'][number]
  readonly tracking: PlacedOrder['tracking'][number] | undefined
}

/** ORD-08: the stations of a shipment, reached ones with their time, the others to come. What was cancelled goes no further. */
export function ShipmentTrack({ title, shipment, tracking }: ShipmentTrackProps) {
  const t = useCopy('purchase')
  const locale = useShopLocale()
  const headingId = useId()
  const steps = tracking?.steps ?? []
  const last = steps.at(-1)?.status ?? 'confirmed'
  const isOver = last === 'cancelled'
  const journey = fulfilmentSteps(shipment.code)
  const ahead = isOver ? [] : journey.slice(journey.indexOf(last) + 1)
  const when = (at: number) =>
    new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <section className="shipment-track" aria-labelledby={headingId}>
      <h2 id={headingId} className="subheading">
        {title}
      </h2>
      <ol>
        {steps.map(({ status, at }, index) => (
          <li key={status} data-done aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <b>{t.status({ status })}</b>
            <span>{when(at)}</span>
          </li>
        ))}
        {ahead.map((status) => (
          <li key={status}>
            <b>{t.status({ status })}</b>
            <span>{t.stationToCome()}</span>
          </li>
        ))}
      </ol>
      {tracking?.carrier !== undefined && tracking.trackingNumber !== undefined && (
        <p className="meta">{t.parcel({ carrier: tracking.carrier, number: tracking.trackingNumber })}</p>
      )}
    </section>
  )
}
