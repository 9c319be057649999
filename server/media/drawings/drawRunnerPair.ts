import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import { outsole } from './outsole.ts'
import { shoeAbove } from './shoeAbove.ts'

/** The pair of trail runners: mesh from above, arrow lugs below. */
export const drawRunnerPair: Draw = (c, k) => {
  const foam = mix(c.lace, c.lining, 0.06)
  const mesh = k.pattern(
    12,
    10,
    '<g fill="#000" fill-opacity=".3"><ellipse cx="3" cy="2.5" rx="2" ry="1.4"/><ellipse cx="9" cy="7.5" rx="2" ry="1.4"/></g><path d="M1 5h4M7 10h4" stroke="#fff" stroke-opacity=".16"/>',
  )
  const cage =
    k.panel(points`-150 300!, -110 306, -70 350, -60 420, -76 500, -150 540!`, c.second, c.second, {
      cast: 5,
      lip: 0.3,
    }) +
    k.panel(points`150 300!, 98 306, 58 350, 48 420, 64 500, 150 540!`, c.second, c.second, { cast: 5, lip: 0.3 }) +
    k.line('M-124 350l44 34M-124 376l44 34M-122 402l44 34', c.accent, 5) +
    k.line('M112 350l-44 34M108 376l-44 34M104 402l-44 34', c.accent, 5)
  return [
    shoeAbove(c, k, {
      foam,
      texture: mesh,
      overlay: cage,
      toe: points`-160 190!, -110 138, -60 104, 0 92, 58 104, 104 138, 160 190!`,
      toeColour: tone(c.sole, 0.1),
      throat: 250,
      rows: 6,
      laceWidth: 7,
      hole: `<rect x="-11" y="-6" width="19" height="13" rx="5" fill="${tone(c.accent, -0.1)}" stroke="${tone(c.accent, -0.5)}"/>`,
      collar: [452, 78],
    }),
    outsole(c, k, { lug: 'm-12 7l12-16 12 16h-7l-5-6-5 6z', pitch: [32, 25], inset: 9, staggered: true, foam }),
  ]
}
