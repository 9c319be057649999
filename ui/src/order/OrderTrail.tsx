import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import type { OrderCopy } from '../copy/copyByNoun.ts'
import { useCopy } from '../copy/useCopy.ts'
import './OrderTrail.css'

/** Completed steps solid, later ones dotted; the drawing's text alternative says the same. */
export const OrderTrail = ({ stations }: { readonly stations: readonly Station[] }) => {
  const t = useCopy('order')
  const [done, ...next] = stations.map(({ name }) => name)
  const places = placesFor[stations.length] ?? []
  return (
    <svg
      className="order-trail"
      viewBox="0 0 760 300"
      role="img"
      aria-label={t.trail({ done: done ?? '', next: next.join(', ') })}
    >
      <path className="order-trail-next" d={way} />
      <path className="order-trail-done" pathLength="100" d={way} />
      {stations.map(({ name, when }, index) => {
        const { x, y, side, anchor } = places[index] ?? spots.first
        return (
          <g key={name} transform={`translate(${x} ${y})`} textAnchor={anchor}>
            <circle r={index === 0 ? 7 : 6} data-done={index === 0 || undefined} />
            <g
              className={side === 'above' ? 'order-trail-above' : 'order-trail-below'}
              data-when={when !== '' || undefined}
            >
              <text className="order-trail-name">{name}</text>
              {when !== '' && <text className="order-trail-when">{when}</text>}
            </g>
          </g>
        )
      })}
    </svg>
  )
}

const way = 'M60 236C150 250 190 180 250 172S380 214 440 178 520 92 590 88s70 18 110-22'

const spots = {
  first: { x: 60, y: 236, side: 'below', anchor: 'start' },
  second: { x: 250, y: 172, side: 'above', anchor: 'middle' },
  third: { x: 440, y: 178, side: 'below', anchor: 'start' },
  last: { x: 700, y: 66, side: 'above', anchor: 'end' },
} as const

const placesFor: Readonly<Record<number, readonly (typeof spots)[keyof typeof spots][]>> = {
  2: [spots.first, spots.last],
  3: [spots.first, spots.third, spots.last],
  4: [spots.first, spots.second, spots.third, spots.last],
}

/** A step of the order. The first one is reached; the others are to come. */
type Station = { readonly name: string; readonly when: string }

/** ORD-13: the steps of an order by its delivery. `placed` says when, in words. */
export const orderTrail = (
  t: OrderCopy,
  { shipments }: Pick<ConfirmedOrder, 'shipments'>,
  placed: string,
): readonly Station[] => {
  const first = shipments[0]
  const done = { name: t.stationPlaced(), when: placed }
  const last = first?.deliveryTime ?? ''
  if (first?.code === 'digital') return [done, { name: t.stationSent(), when: last }]
  if (first !== undefined && isPickup(first.code))
    return [done, { name: t.stationPackedPickup(), when: '' }, { name: t.stationReady(), when: last }]
  if (first?.code === 'sts')
    return [
      done,
      { name: t.stationPacked(), when: '' },
      { name: t.stationWay(), when: '' },
      { name: t.stationReady(), when: last },
    ]
  return [
    done,
    { name: t.stationPacked(), when: '' },
    { name: t.stationWay(), when: '' },
    { name: t.stationDelivered(), when: last },
  ]
}
