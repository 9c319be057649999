import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { pocketZip } from '../kit/zip.ts'
import { shortsLeg, shortsWaist } from './shortsLeg.ts'

/** Hiking shorts, front: elastic waist with a cord, side panels in the second cloth. */
export const drawShorts: Draw = (c, k) => {
  const side =
    k.panel(points`120 640!, 190 380, 222 250!, 250 262, 242 400, 234 540, 230 690!`, c.second, c.second, {
      cast: 5,
      lip: 0.25,
      stitch: points`241 268, 234 400, 226 540, 222 650`,
    }) +
    k.seam(points`300 222, 282 280, 240 330`, c.main, 2.2) +
    k.stitch(points`308 222, 290 285, 246 338`, tone(c.main, 0.42))
  const b = [
    // inside of the waistband
    k.panel(
      points`238 170!, 400 184, 562 170!, 566 206!, 400 226, 234 206!`,
      k.fade(tone(c.lining, -0.2), tone(c.lining, -0.55)),
      c.lining,
      { cast: 0 },
    ),
    `<rect x="381" y="186" width="38" height="20" rx="1.5" fill="${c.lace}"/>`,
    k.both(shortsLeg(c, k, side)),
    k.blob(560, 450, 50, 220, -8, -0.16),
    k.seam(points`400 250, 400 340, 400 420`, c.main, 2.2),
    k.stitch(
      [points`432 250, 432 340, 424 374, 404 396`, points`439 250, 439 342, 430 380, 406 404`],
      tone(c.main, 0.42),
    ),
    pocketZip(c, 220, 440, 104, 8),
    shortsWaist(c, k, 22),
    // drawcord with metal tips
    `<circle cx="384" cy="224" r="4.5" fill="${tone(c.main, -0.5)}"/><circle cx="416" cy="224" r="4.5" fill="${tone(c.main, -0.5)}"/>`,
    k.cord('M384 224q-2 40-12 66 -6 18-2 44M416 224q4 44 14 62 8 16 4 38', c.lace, 6),
    k.line('M370 334v18M434 324v18', c.metal, 6),
    k.mark(300, 622, 1.1, c.accent),
  ]
  return b
}
