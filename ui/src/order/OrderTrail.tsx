import { useCopy } from '../copy/useCopy.ts'
import type { Station } from './orderTrail.ts'
import './OrderTrail.css'

/** Done solid, to come dotted; the drawing's text alternative says the same. */
export function OrderTrail({ stations }: { readonly stations: readonly Station[] }) {
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
