import type { Draw } from '../drawing.ts'
import { chunky, ribbing } from '../kit/knitting.ts'
import type { Run } from '../kit/point.ts'
import { inkOn, tone } from '../kit/tone.ts'

/** The beanie from above: ribs that close at the crown, the cuff all round. */
export const drawBeanieCrown: Draw = (c, k) => {
  const cuff = disc(276, 258)
  const dome = disc(236, 220)
  const spokes = (count: number, turn: number, from: number, to: number, bend: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI + turn
      return `M${at(angle, from)}Q${at(angle + bend, (from + to) / 2)} ${at(angle, to)}`
    }).join('')
  return [
    k.shadow(400, 640, 250, 40, 0.4),
    k.panel(cuff, c.second, c.second, { cast: 5, lip: 0.3, texture: chunky(k, c.second, 14, 10, 0.12) }),
    k.within(
      cuff,
      ribbing(k, c.second, spokes(72, 0, 200, 300, 0), spokes(72, 0.03, 200, 300, 0), 5, 0.24),
      k.blob(560, 540, 200, 200, 0, -0.4),
    ),
    k.panel(dome, c.main, c.main, { cast: 12, lip: 0.3, texture: chunky(k, c.main, 12, 9, 0.12) }),
    k.within(
      dome,
      ribbing(k, c.main, spokes(34, 0, 22, 260, 0.1), spokes(34, 0.05, 30, 260, 0.1), 6, 0.22),
      k.blob(330, 320, 170, 150, -30, 0.34),
      k.blob(540, 520, 170, 170, 0, -0.4),
      k.blob(400, 410, 60, 56, 0, -0.42),
    ),
    k.line(spokes(9, 0.2, 4, 34, 0.3), tone(c.main, -0.35), 6, 0.8),
    `<circle cx="400" cy="408" r="9" fill="${tone(c.main, -0.3)}"/>`,
    // the label, folded over the cuff's edge
    `<g transform="translate(306 616)rotate(22)"><rect x="-36" y="-24" width="72" height="48" rx="3" fill="#000" opacity=".3"/><rect x="-38" y="-28" width="72" height="48" rx="3" fill="${c.lace}" stroke="${tone(c.lace, -0.45)}"/>${k.stitch('M-33-23h62v38h-62z', tone(c.lace, -0.4))}${k.mark(-2, 9, 1.3, inkOn(c.lace, c.accent))}</g>`,
  ]
}

const at = (angle: number, radius: number): string =>
  `${Math.round(400 + Math.cos(angle) * radius)} ${Math.round(408 + Math.sin(angle) * radius * 0.94)}`

const disc = (rx: number, ry: number): Run =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI
    const wobble = i % 2 ? 1 : 1.012
    return [400 + Math.cos(angle) * rx * wobble, 408 + Math.sin(angle) * ry * wobble] as const
  })
