import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { pocketZip } from '../kit/fastenings.ts'

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

/** The left leg of the shorts; `inside` is drawn on the cloth and does not leave it. */
const shortsLeg = (c: Palette, k: Kit, inside: string): string =>
  k.panel(LEG, k.drape(c.main, 0.1, 0.16, 0.3), c.main, { cast: 5, lip: 0.28 }) +
  k.within(
    LEG,
    k.blob(262, 420, 46, 190, 8, 0.26),
    k.blob(186, 470, 40, 240, 8, -0.42),
    k.blob(396, 580, 34, 150, 6, -0.42),
    k.blob(402, 400, 64, 90, 0, -0.3),
    k.folds(
      [
        [398, 404, 276, 344, 12, 9],
        [397, 424, 262, 424, 10, 8],
        [394, 452, 286, 506, -8, 8],
        [200, 430, 280, 470, 8, 7],
        [180, 560, 280, 600, -8, 7],
        [390, 620, 300, 580, 8, 7],
        [250, 520, 262, 640, 8, 7],
      ],
      0.17,
    ),
    inside,
    k.stitch([points`160 610, 270 643, 390 643`, points`158 618, 270 651, 390 651`], tone(c.main, 0.42)),
  )

/** The elastic band at the waist. */
const shortsWaist = (c: Palette, k: Kit, dip: number): string => {
  const gathers = Array.from(
    { length: 25 },
    (_, i) => `M${256 + i * 12} ${188 + Math.round(dip * Math.sin(((i + 1) / 26) * Math.PI))}v32`,
  ).join('')
  return (
    k.panel(
      [
        [232, 178, 1],
        [320, 178 + dip * 0.8],
        [400, 178 + dip],
        [480, 178 + dip * 0.8],
        [568, 178, 1],
        [574, 226, 1],
        [480, 228 + dip * 0.8],
        [400, 228 + dip],
        [320, 228 + dip * 0.8],
        [226, 226, 1],
      ],
      c.main,
      c.main,
      {
        cast: 7,
        lip: 0.4,
        stitch: [
          [234, 218],
          [320, 219 + dip * 0.8],
          [400, 219 + dip],
          [480, 219 + dip * 0.8],
          [566, 218],
        ],
      },
    ) + k.line(gathers, '#000', 2.4, 0.14)
  )
}

const LEG = points`232 186!, 224 270, 206 380, 186 490, 164 628!, 200 646, 270 662, 330 666, 378 660!, 386 580, 396 506, 402 456!, 402 196!, 320 192`
