import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import { outsole } from './outsole.ts'
import { shoeAbove } from './shoeAbove.ts'

/** The pair of approach shoes: laces down to the toe, a smooth climbing zone on the sole. */
export const drawApproachPair: Draw = (c, k) => {
  const foam = mix(c.second, c.sole, 0.25)
  const nap = k.pattern(
    9,
    9,
    '<path d="M1 2l2 1M6 1l1 2M4 6l2-1M8 7l-1 1M2 8l1-1" stroke="#000" stroke-opacity=".18"/>',
    'rotate(12)',
  )
  const web =
    k.cord('M-122 392L-72 340-104 440-64 400-92 490', c.accent, 6) +
    k.cord('M106 392L60 340 88 440 52 400 78 490', c.accent, 6)
  return [
    shoeAbove(c, k, {
      foam,
      texture: nap,
      overlay:
        k.panel(points`-150 330!, -90 330, -66 400, -84 510, -150 530!`, c.second, c.second, {}) +
        k.panel(points`150 330!, 78 330, 54 400, 72 510, 150 530!`, c.second, c.second, {}) +
        web,
      toe: points`-160 220!, -112 160, -64 120, 0 106, 60 120, 106 160, 160 220!`,
      toeColour: tone(c.sole, 0.12),
      throat: 168,
      rows: 8,
      laceWidth: 6.8,
      hole: `<circle r="7.5" cy="1.5" fill="#000" opacity=".3"/><circle r="6.8" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/><circle r="3.2" fill="${tone(c.lace, -0.6)}"/>`,
      collar: [446, 78],
    }),
    outsole(c, k, {
      lug: 'm-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z',
      pitch: [26, 22],
      inset: 9,
      staggered: true,
      foam,
      smoothTo: 168,
    }),
  ]
}
