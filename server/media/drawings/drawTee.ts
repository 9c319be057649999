import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { mirror, points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { sizeLabel } from '../kit/fastenings.ts'

/** T-shirt, front: ribbed neck, chest pocket, short sleeves. */
export const drawTee: Draw = (c, k) => {
  const neck = points`322 134!, 336 180, 366 208, 400 215, 434 208, 464 180, 478 134!, 460 128!, 446 168, 424 187, 400 193, 376 187, 354 168, 340 128!`
  const pocket = points`452 306!, 536 300!, 540 388!, 500 410, 458 396!`
  return [
    // inside of the back, with its label
    k.panel(
      points`324 134, 362 116, 400 112, 438 116, 476 134, 460 206, 400 232, 340 206`,
      k.fade(tone(c.lining, -0.1), tone(c.lining, -0.5)),
      c.lining,
      { cast: 0 },
    ),
    k.line(points`330 134, 364 146, 400 149, 436 146, 470 134`, c.second, 7),
    sizeLabel(c, 154, c.second),
    k.both(teeSleeve(c, k)),
    // the front ends at the neck, so the inside of the back shows through
    `<g ${k.clip(`M0 0H328C338 180 364 208 400 210S462 180 472 0H800V800H0z`)}>`,
    teeCloth(c, k, k.both(k.seam(points`330 130, 270 148, 232 164`, c.main, 1.6))),
    '</g>',
    k.panel(neck, c.second, c.second, { cast: 5, lip: 0.35 }),
    k.line(points`330 146, 345 178, 371 199, 400 205, 429 199, 455 178, 470 146`, '#000', 2, 0.2),
    k.stitch(points`316 150, 331 188, 363 217, 400 224, 437 217, 469 188, 484 150`, tone(c.main, 0.4)),
    k.panel(pocket, tone(c.main, 0.02), c.main, {
      cast: 5,
      lip: 0.35,
      stitch: points`459 324, 530 319, 533 384, 500 402, 465 391, 459 324`,
    }),
    k.line('M453 316L537 310', c.second, 3, 0.8),
    k.mark(498, 372, 1.2, c.accent),
    `<path d="M222 628l-16 2v26l15-2z" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
  ]
}

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

const HALF = points`330 130!, 286 142, 232 162!, 226 230, 232 310, 230 420, 226 540, 220 676!, 310 692, 400 696`
const teeTorso: Run = [...HALF, ...mirror(HALF.slice(0, -1))]

/** Fine single jersey: barely seen columns. */
const jersey = (k: Kit): string =>
  k.pattern(
    5,
    5,
    '<path d="M1 0l1.5 2.5L1 5" stroke="#000" stroke-opacity=".06" fill="none"/><path d="M3.5 0v5" stroke="#fff" stroke-opacity=".05"/>',
  )

/** The left sleeve, short, with a turned hem. */
const teeSleeve = (c: Palette, k: Kit): string =>
  k.panel(SLEEVE, k.drape(c.main, 0.12, 0.13, 0.5), c.main, { cast: 4, lip: 0.3, texture: jersey(k) }) +
  k.within(
    SLEEVE,
    k.folds(
      [
        [236, 320, 146, 250, -10, 8],
        [240, 300, 176, 226, -10, 7],
        [222, 350, 130, 300, 8, 7],
        [250, 230, 180, 300, 10, 8],
      ],
      0.14,
    ),
    k.blob(158, 260, 30, 110, 24, 0.26),
    k.blob(244, 300, 34, 120, 14, -0.45),
    k.stitch([points`100 336, 150 356, 226 376`, points`97 343, 150 364, 226 384`], tone(c.main, 0.4)),
  )

/** Torso cloth with its folds; `inside` is drawn on it and does not leave it. */
const teeCloth = (c: Palette, k: Kit, inside: string): string =>
  k.panel(teeTorso, k.drape(c.main, 0.12, 0.12, 0.5), c.main, { cast: 5, lip: 0.28, texture: jersey(k) }) +
  k.within(
    teeTorso,
    k.folds(
      [
        [244, 316, 372, 420, 24, 10],
        [240, 350, 330, 540, 22, 9],
        [556, 316, 428, 430, -24, 10],
        [560, 360, 474, 560, -20, 9],
        [238, 520, 320, 676, 14, 9],
        [560, 540, 470, 680, -14, 9],
        [360, 470, 376, 680, 8, 8],
        [300, 170, 352, 290, 12, 7],
        [500, 170, 448, 290, -12, 7],
      ],
      0.12,
    ),
    k.blob(320, 290, 84, 140, 6, 0.24),
    k.blob(490, 300, 70, 130, -6, 0.12),
    k.blob(224, 460, 36, 260, 0, -0.4),
    k.blob(578, 460, 40, 260, 0, -0.48),
    k.blob(400, 700, 200, 36, 0, -0.36),
    inside,
    k.stitch(
      [points`214 656, 310 674, 400 678, 490 674, 586 656`, points`214 664, 310 682, 400 686, 490 682, 586 664`],
      tone(c.main, 0.4),
    ),
  )

const SLEEVE = points`300 138!, 250 152, 204 172, 168 210, 132 268, 92 344!, 140 370, 228 396!, 244 350, 262 300!`
