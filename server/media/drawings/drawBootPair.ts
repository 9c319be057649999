import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import { outsole } from './outsole.ts'
import { shoeAbove } from './shoeAbove.ts'

/** The pair of hiking boots: one from above, one showing its deep lugs. */
export const drawBootPair: Draw = (c, k) => {
  const foam = mix(c.sole, c.second, 0.55)
  const weave = k.pattern(6, 6, '<path d="M0 3h3v3M3 0h3v3" fill="none" stroke="#000" stroke-opacity=".3"/>')
  const side = k.panel(points`-150 380!, -96 372, -76 430, -84 520, -150 560!`, c.second, c.second, { texture: weave })
  return [
    shoeAbove(c, k, {
      foam,
      texture: '',
      overlay:
        side + k.panel(points`150 380!, 82 372, 62 430, 70 520, 150 560!`, c.second, c.second, { texture: weave }),
      toe: points`-160 240!, -104 196, -50 166, 0 158, 48 166, 98 196, 160 240!`,
      toeColour: tone(c.sole, 0.12),
      throat: 214,
      rows: 6,
      laceWidth: 8,
      hole: `<circle r="9" cy="2" fill="#000" opacity=".3"/><circle r="8" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/><circle r="3.6" fill="${tone(c.lace, -0.55)}"/>`,
      collar: [424, 84],
    }),
    outsole(c, k, { lug: 'm-17-10l17-7 17 7v17l-17-6-17 6z', pitch: [42, 33], inset: 13, staggered: true, foam }),
  ]
}
