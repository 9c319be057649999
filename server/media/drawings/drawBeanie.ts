import type { Draw } from '../kit/kit.ts'
import { chunky, ribbing } from '../kit/knitting.ts'
import { points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { inkOn, tone } from '../kit/tone.ts'

/** Knit beanie with a turned cuff and a pull label. */
export const drawBeanie: Draw = (c, k) => {
  const b: string[] = []
  b.push(k.shadow(400, 668, 250, 22, 0.42))
  const dome = points`196 540!, 190 440, 208 330, 262 226, 340 170, 400 158, 460 170, 538 226, 592 330, 610 440, 604 540!`
  // stocking-stitch vees; the ribs lean with the crown
  b.push(
    k.panel(dome, c.main, c.main, { cast: 4, lip: 0.2, texture: chunky(k, c.main, 12, 9, 0.2) }),
    `<g ${k.clip(dome)}>`,
  )
  // rib valleys converge on the crown
  const ribs = Array.from({ length: 17 }, (_, n) => n - 8)
  const rib = (dx: number, lean: number, tip: number, top: number): string =>
    ribs
      .map((i) => {
        const spread = Math.sin((i / 8.6) * 1.57)
        const foot = Math.round(400 + 226 * spread + dx)
        return `M${foot} 560C${foot} 420 ${Math.round(400 + 175 * spread + lean)} 230 ${400 + tip + i * 3} ${top}`
      })
      .join('')
  b.push(ribbing(k, c.main, rib(0, 0, 0, 164), rib(7, 6, 2, 168), 4.5, 0.24))
  // crown gathers
  b.push(k.line('M400 172L340 250M400 172L372 262M400 172L402 270M400 172L432 262M400 172L462 250', '#000', 5, 0.2))
  b.push(
    k.blob(330, 320, 120, 150, 14, 0.28),
    k.blob(570, 420, 100, 250, 8, -0.3),
    k.blob(206, 460, 56, 170, 0, -0.3),
    k.blob(400, 520, 240, 44, 0, -0.5),
    k.blob(400, 176, 70, 30, 0, -0.2),
    '</g>',
  )
  // cuff: wider ribs, rounded roll at both edges
  const cuff = points`186 500, 192 484, 290 500, 400 505, 510 500, 608 484, 614 500, 620 570, 612 636, 600 648, 510 664, 400 669, 290 664, 200 648, 188 636, 180 570`
  b.push(
    k.panel(cuff, c.second, c.second, { cast: 4, lip: 0.3, texture: chunky(k, c.second, 14, 10, 0.16) }),
    `<g ${k.clip(cuff)}>`,
  )
  const wide = (dx: number): string =>
    Array.from(
      { length: 23 },
      (_, n) => `M${Math.round(400 + 222 * Math.sin(((n - 11) / 11.6) * 1.57)) + dx} 480V680`,
    ).join('')
  b.push(ribbing(k, c.second, wide(0), wide(8), 5, 0.26))
  b.push(
    k.blob(400, 500, 260, 20, 0, 0.2),
    k.blob(400, 664, 250, 30, 0, -0.4),
    k.blob(188, 570, 50, 110, 0, -0.4),
    k.blob(616, 570, 60, 120, 0, -0.42),
    k.blob(320, 560, 90, 60, 0, 0.22),
    '</g>',
  )
  // label
  b.push(
    `<rect x="366" y="545" width="72" height="64" rx="3" fill="#000" opacity=".3"/><rect x="364" y="541" width="72" height="64" rx="3" fill="${c.lace}" stroke="${tone(c.lace, -0.45)}"/>`,
    k.stitch('M369 546h62v54h-62z', tone(c.lace, -0.4)),
    k.mark(400, 588, 1.5, inkOn(c.lace, c.accent)),
  )
  return b
}

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
