import { chance } from '../kit/chance.ts'
import type { Kit } from '../kit/kit.ts'
import { path } from '../kit/path.ts'
import { mirror, points, type Run } from '../kit/point.ts'
import { luma } from '../kit/tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

/** High pile: curls in light and dark, turned and scaled so that the tile hides its repeat. */
export const fleeceFibres = (c: Palette, k: Kit): string => {
  const id = k.shape(curls(chance(`${k.seed} pile`), 64))
  const light = luma(c.main) > 0.7 ? 0.55 : 0.17
  const pair = `<use href="#${id}" stroke="#000" stroke-opacity=".11" stroke-width="3"/><use href="#${id}" x="-1" y="-2" stroke="#fff" stroke-opacity="${light}" stroke-width="1.6"/>`
  const tile = `<g fill="none" stroke-linecap="round"><g transform="rotate(90 40 40)">${pair}</g>${pair}</g>`
  return k.pattern(TILE, TILE, tile, 'rotate(17)scale(.8)')
}

/** A panel of pile with a fuzzy rim of short dashes. */
export const fibrePanel = (c: Palette, k: Kit, shape: Run, cast: number): string =>
  `<path d="${path(k.cut(shape))}" stroke="${c.main}" stroke-width="7" stroke-dasharray="2 3"/>` +
  k.panel(shape, k.drape(c.main, 0.1, 0.12, 0.6), c.main, { cast, lip: 0.2, edge: 0, texture: fleeceFibres(c, k) })

const HALF = points`350 216!, 306 226, 266 238, 250 290, 256 340, 248 410, 246 520, 244 620, 242 682!, 320 694, 400 696`
export const fleeceTorso: Run = [...HALF, ...mirror(HALF.slice(0, -1))]

/** The left sleeve with its ribbed cuff. */
export const fleeceSleeve = (c: Palette, k: Kit): string =>
  fibrePanel(c, k, SLEEVE, 4) +
  k.within(
    SLEEVE,
    k.blob(262, 440, 34, 220, 16, -0.45),
    k.blob(184, 430, 22, 190, 14, 0.3),
    k.folds(
      [
        [238, 470, 170, 444, -10, 10],
        [242, 456, 184, 408, -10, 9],
        [224, 500, 160, 506, 8, 9],
        [264, 372, 208, 342, -8, 9],
        [200, 600, 146, 590, -6, 7],
      ],
      0.12,
    ),
  ) +
  k.panel(points`120 644!, 152 656, 190 658!, 184 698!, 148 696, 114 684!`, c.second, c.second, { cast: 4, lip: 0.3 }) +
  k.line('M128 652l-4 30M138 656l-4 34M148 658l-2 34M158 660l-1 33M168 660v33M178 660l-1 33', '#000', 1.6, 0.25)

/** The binding round the hem. */
export const fleeceHem = (c: Palette, k: Kit): string =>
  k.panel(
    points`240 672!, 320 685, 400 688, 480 685, 560 672!, 560 700!, 480 713, 400 716, 320 713, 240 700!`,
    c.second,
    c.second,
    {
      cast: 5,
      lip: 0.35,
      stitch: points`244 680, 320 693, 400 696, 480 693, 556 680`,
    },
  )

const SLEEVE = points`300 232!, 262 240, 226 266, 202 314, 180 392, 158 476, 138 566, 124 650!, 186 664!, 206 580, 232 496, 262 410, 296 330!`
const TILE = 80

const curls = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, angle, reach] = [3 + random() * 74, 3 + random() * 74, random() * 6.3, 4 + random() * 4]
    const at = (turn: number, drop: number): string =>
      `${Math.round(reach * Math.cos(angle + turn))} ${Math.round(reach * Math.sin(angle + turn) + drop)}`
    return `M${Math.round(x)} ${Math.round(y)}q${at(0, 0)} ${at(1.2, 3)}`
  }).join('')
