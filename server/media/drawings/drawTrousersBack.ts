import type { Draw } from '../kit/kit.ts'
import { points } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'

/** The trousers from behind: shaped yoke, two pockets, darts at the knee. */
export const drawTrousersBack: Draw = (c, k) => {
  const leg = points`288 84!, 278 150, 258 230, 250 330, 250 430, 244 520, 244 620, 248 728!, 300 738, 358 732!, 364 640, 372 540, 382 420, 394 330, 402 300!, 402 88!, 340 86`
  const half = [
    k.panel(leg, k.drape(c.main, 0.1, 0.16, 0.2), c.main, { cast: 4, lip: 0.28 }),
    k.within(
      leg,
      k.blob(322, 240, 60, 90, 8, 0.26),
      k.blob(300, 420, 30, 150, 3, 0.2),
      k.blob(300, 630, 24, 110, 0, 0.2),
      k.blob(246, 440, 34, 320, 0, -0.42),
      k.blob(384, 520, 30, 240, 5, -0.4),
      k.blob(402, 290, 40, 80, 0, -0.36),
      // yoke in the second cloth, its point at the middle
      k.panel(points`240 60!, 410 60!, 410 186!, 340 168, 262 150, 240 150!`, c.second, c.second, {
        cast: 6,
        lip: 0.3,
        stitch: points`268 141, 340 158, 404 175`,
      }),
      k.folds(
        [
          [398, 302, 300, 330, -8, 8],
          [396, 330, 300, 366, -6, 7],
          [258, 300, 330, 330, 6, 6],
          [256, 496, 340, 474, 6, 7],
          [374, 500, 300, 476, -6, 6],
          [258, 524, 346, 540, -6, 6],
          [252, 706, 322, 682, -8, 7],
          [356, 716, 296, 692, 8, 6],
        ],
        0.17,
      ),
      k.seam([points`250 470, 286 486, 296 494`, points`376 466, 346 484, 334 494`], c.main, 1.6),
      // patch over the calf's inner side, where boots rub
      k.panel(points`310 640!, 336 628, 380 626!, 380 750!, 304 750!`, c.second, c.second, {
        cast: 4,
        lip: 0.2,
        stitch: points`318 648, 338 638, 374 636`,
      }),
      k.stitch(points`240 712, 300 722, 366 716`, tone(c.main, 0.42)),
    ),
    // pocket with a zip under a welt
    k.panel(points`284 196!, 372 212!, 372 300!, 330 318, 288 300!`, tone(c.main, 0.02), c.main, {
      cast: 5,
      lip: 0.3,
      stitch: points`291 206!, 365 219!, 365 295!, 330 310, 295 295!, 291 206!`,
    }),
    k.line('M286 206L370 221', '#000', 9, 0.25),
    k.line('M286 204L370 219', tone(c.sole, 0.08), 7),
    k.line('M296 208l-4 16', c.accent, 5),
  ]
  return [
    '<g transform="translate(56)scale(.86 1)">',
    k.both(half.join('')),
    k.blob(500, 420, 40, 330, -2, -0.16),
    k.seam(points`400 186, 400 250, 400 304`, c.main, 2.2),
    k.stitch(points`407 190, 407 250, 407 296`, tone(c.main, 0.42)),
    k.panel(
      points`287 78!, 340 84, 400 86, 460 84, 513 78!, 517 118!, 460 124, 400 126, 340 124, 283 118!`,
      c.main,
      c.main,
      {
        cast: 6,
        lip: 0.35,
      },
    ),
    k.panel(
      points`286 87!, 340 93, 400 95, 460 93, 514 87!, 516 108!, 460 114, 400 116, 340 114, 284 108!`,
      c.sole,
      c.sole,
      {
        cast: 3,
        lip: 0.3,
      },
    ),
    k.both(`<path d="M318 80l13 1v46l-14-1z" fill="${c.main}" stroke="${tone(c.main, -0.42)}"/>`),
    `<path d="M392 80h16v48h-16z" fill="${c.main}" stroke="${tone(c.main, -0.42)}"/>`,
    `<rect x="446" y="140" width="42" height="24" rx="2" fill="${c.lace}" stroke="${tone(c.lace, -0.4)}"/>`,
    k.mark(467, 159, 0.9, tone(c.sole, 0.05)),
    '</g>',
  ]
}
