import type { Kit } from '../kit/kit.ts'
import { mirror, points, type Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import type { Palette } from '../palette.ts'

const HALF = points`330 130!, 286 142, 232 162!, 226 230, 232 310, 230 420, 226 540, 220 676!, 310 692, 400 696`
export const teeTorso: Run = [...HALF, ...mirror(HALF.slice(0, -1))]

/** Fine single jersey: barely seen columns. */
export const jersey = (k: Kit): string =>
  k.pattern(
    5,
    5,
    '<path d="M1 0l1.5 2.5L1 5" stroke="#000" stroke-opacity=".06" fill="none"/><path d="M3.5 0v5" stroke="#fff" stroke-opacity=".05"/>',
  )

/** The left sleeve, short, with a turned hem. */
export const teeSleeve = (c: Palette, k: Kit): string =>
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
export const teeCloth = (c: Palette, k: Kit, inside: string): string =>
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
