import type { Draw } from '../kit/kit.ts'
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
      lug: 'm-8 0a8 8 0 1 1 0 .1z',
      pitch: [26, 22],
      inset: 9,
      staggered: true,
      foam,
      smoothTo: 168,
    }),
  ]
}

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
