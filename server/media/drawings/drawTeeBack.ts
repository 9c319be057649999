import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { teeCloth, teeSleeve } from './teeCut.ts'

/** The T-shirt from behind, with a map printed across the shoulders. */
export const drawTeeBack: Draw = (c, k) => {
  const ring = (grow: number): string => {
    const w = 30 + grow * 17
    const h = 20 + grow * 12
    return `M${400 - w} ${300 + grow}c${Math.round(-w * 0.1)}-${h} ${Math.round(w * 0.7)}-${h + 6} ${w}-${h + 4}s${Math.round(w * 1.1)} ${Math.round(h * 0.3)} ${w} ${h + 6}-${Math.round(w * 0.3)} ${h + 2}-${w} ${h}-${Math.round(w * 0.9)}-${Math.round(h * 0.2)}-${w}-${h + 2}z`
  }
  const print = Array.from({ length: 7 }, (_, i) => k.line(ring(i), c.accent, i % 3 === 2 ? 4 : 2.2, 0.9)).join('')
  const shoulder = k.both(k.seam(points`330 130, 270 160, 228 190`, c.main, 1.6))
  return [
    k.both(teeSleeve(c, k)),
    teeCloth(c, k, shoulder + print),
    k.mark(400, 310, 2, c.accent),
    k.panel(
      points`322 132!, 360 150, 400 154, 440 150, 478 132!, 462 122!, 434 131, 400 133, 366 131, 338 122!`,
      c.second,
      c.second,
      {
        cast: 5,
        lip: 0.35,
      },
    ),
    k.stitch(points`318 140, 360 160, 400 164, 440 160, 482 140`, tone(c.main, 0.4)),
    k.panel(points`384 156!, 416 156!, 416 180!, 384 180!`, c.lace, c.lace, { cast: 4, lip: 0.2 }),
  ]
}
