import type { Draw } from '../drawing.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import { sizeLabel } from '../kit/zip.ts'
import { teeCloth, teeSleeve } from './teeCut.ts'

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
