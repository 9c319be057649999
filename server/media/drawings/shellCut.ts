import type { Kit } from '../kit/kit.ts'
import { mirror, points, type Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

/** The left sleeve of the shell jacket, with its cuff and the tab that closes it. */
export const shellSleeve = (c: Palette, k: Kit): string =>
  k.panel(SLEEVE, k.drape(c.main, 0.12, 0.13, 0.5), c.main, { cast: 4, lip: 0.3 }) +
  k.within(
    SLEEVE,
    k.folds(
      [
        [236, 470, 168, 440, -8, 7],
        [238, 462, 178, 404, -10, 6],
        [228, 484, 156, 486, 6, 6],
        [214, 520, 150, 540, 8, 5],
        [262, 360, 214, 320, -8, 6],
        [262, 392, 206, 366, -8, 5],
        [194, 600, 140, 578, -6, 5],
        [190, 618, 130, 622, 6, 4],
      ],
      0.17,
    ),
    k.blob(180, 440, 24, 190, 14, 0.3),
    k.blob(248, 450, 30, 190, 18, -0.42),
    k.blob(232, 268, 40, 30, -30, 0.24),
    k.seam(points`214 274, 230 340, 212 430, 178 540, 166 640`, c.main, 1.5),
    k.panel(points`100 634!, 150 646, 210 640!, 210 690!, 100 690!`, tone(c.second, -0.06), c.second, { cast: 4 }),
  ) +
  k.panel(points`121 648!, 158 655, 163 660, 160 669, 154 672, 118 665!`, tone(c.accent, -0.05), c.accent, {
    cast: 4,
    lip: 0.4,
  })

const HALF = points`352 222!, 308 228, 266 239, 248 284, 254 340, 246 400, 248 500, 250 600, 244 702!, 320 714, 400 716`
export const shellTorso: Run = [...HALF, ...mirror(HALF.slice(0, -1))]

/** Cloth of the torso without seams and pockets: both views begin with it. */
export const shellCloth = (c: Palette, k: Kit): string =>
  k.panel(shellTorso, k.drape(c.main, 0.16, 0.13, 0.5), c.main, { cast: 4, lip: 0.3 })

/** Light and shade of the torso, to be drawn inside its outline. */
export const shellFolds = (k: Kit): string =>
  k.folds(
    [
      [272, 356, 380, 470, 24, 9],
      [268, 380, 340, 560, 22, 8],
      [528, 352, 440, 480, -26, 9],
      [534, 400, 462, 580, -18, 8],
      [262, 560, 330, 690, 14, 8],
      [540, 580, 478, 700, -16, 8],
      [300, 262, 346, 350, 12, 6],
      [504, 268, 452, 360, -12, 6],
    ],
    0.15,
  ) +
  k.blob(320, 360, 70, 130, 6, 0.26) +
  k.blob(486, 360, 60, 120, -6, 0.16) +
  k.blob(244, 520, 34, 240, 0, -0.4) +
  k.blob(556, 520, 40, 260, 0, -0.5) +
  k.blob(400, 720, 190, 40, 0, -0.4)

const SLEEVE = points`290 236!, 258 240, 226 260, 202 304, 178 388, 154 472, 132 566, 118 640, 114 672!, 146 682, 180 682!, 186 650, 204 572, 230 490, 256 412, 290 330!`
