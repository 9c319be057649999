import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { shortsLeg, shortsWaist } from './shortsLeg.ts'

/** The shorts from behind: yoke, two patch pockets, one with a flap. */
export const drawShortsBack: Draw = (c, k) => {
  const seat =
    k.panel(points`200 160!, 410 160!, 410 316!, 330 294, 200 268!`, c.second, c.second, {
      cast: 6,
      lip: 0.3,
      stitch: points`214 262, 330 284, 404 305`,
    }) + k.blob(310, 370, 70, 80, 0, 0.2)
  const pocket = k.panel(points`232 338!, 352 352!, 350 464!, 296 486, 230 462!`, tone(c.main, 0.02), c.main, {
    cast: 6,
    lip: 0.3,
    stitch: points`240 348!, 344 360!, 342 459!, 296 477, 238 457!, 240 348!`,
  })
  const flap = k.panel(points`228 328!, 356 342!, 354 384!, 294 398, 228 378!`, c.main, c.main, {
    cast: 6,
    lip: 0.4,
    stitch: points`235 372, 294 389, 347 377`,
  })
  return [
    k.both(shortsLeg(c, k, seat)),
    k.both(
      pocket +
        flap +
        `<circle cx="292" cy="378" r="7" fill="${c.metal}" stroke="${tone(c.metal, -0.6)}"/><circle cx="290" cy="376" r="2.4" fill="#fff" opacity=".6"/>`,
    ),
    k.blob(560, 450, 50, 220, -8, -0.16),
    k.seam(points`400 316, 400 370, 400 424`, c.main, 2.2),
    k.stitch(points`407 320, 407 370, 407 414`, tone(c.main, 0.42)),
    shortsWaist(c, k, 8),
    k.loop('M386 190q14 26 28 0', c.accent, 5),
    `<rect x="452" y="252" width="52" height="30" rx="2" fill="${c.lace}" stroke="${tone(c.lace, -0.4)}"/>`,
    k.mark(478, 276, 1.1, tone(c.sole, 0.05)),
  ]
}
