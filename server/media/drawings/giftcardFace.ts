import type { Kit } from '../kit/kit.ts'
import { path } from '../kit/path.ts'
import { points, type Point, type Run } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'
import type { Palette } from '../palette.ts'

/** The card's face about (0, 0), 560 × 352: a hill in contour lines with the three stones on its top. */
export const giftcardFace = (c: Palette, k: Kit): string => {
  const card = 'M-264-176h528q16 0 16 16v320q0 16-16 16h-528q-16 0-16-16v-320q0-16 16-16z'
  const ink = luma(c.main) > 0.62 ? tone(c.main, -0.55) : tone(c.main, 0.42)
  const lines = Array.from({ length: 11 }, (_, i) => ring(1.7 + i * 0.62, i))
  const fine = lines
    .filter((_, i) => i % 4 !== 0)
    .map((run) => path(run))
    .join('')
  const index = lines
    .filter((_, i) => i % 4 === 0)
    .map((run) => path(run))
    .join('')
  return (
    k.panel(card, k.drape(c.main, 0.1, 0.16, 0.6), c.main, { cast: 10, lip: 0.45 }) +
    k.within(
      card,
      `<path d="M-290 96C-200 70-120 120-30 104S150 60 290 92V190H-290z" fill="${c.second}"/>`,
      `<path d="M-290 96C-200 70-120 120-30 104S150 60 290 92" stroke="${tone(c.second, 0.4)}" stroke-width="2"/>`,
      k.line(fine, ink, 1.6, 0.55),
      k.line(index, ink, 2.6, 0.8),
      k.blob(-140, -140, 300, 120, -12, 0.16),
      k.blob(280, 180, 320, 120, -12, -0.3),
    ) +
    k.mark(96, 6, 3.4, c.accent) +
    // a fold of light across the corner and the hole to hang it by
    k.line('M-262-174.5h524', '#fff', 1.6, 0.5) +
    `<g transform="translate(-228 136)"><path d="M0 0h96M0 14h60" stroke="${c.lace}" stroke-width="5"/></g>` +
    `<path d="M-30-150h60a8 8 0 0 1 0 16h-60a8 8 0 0 1 0-16z" fill="#000" opacity=".45"/>`
  )
}

/** One contour: the hill's outline grown about its top, drifting downhill to the left. */
const ring = (grow: number, step: number): Run =>
  HILL.map(([x, y]): Point => [TOP[0] + x * grow - step * 9, TOP[1] + y * grow + step * 2])

const TOP: Point = [96, -24]
const HILL = points`-6 -34, 22 -40, 44 -22, 40 2, 50 24, 22 40, -8 32, -30 38, -48 16, -38 -4, -44 -24, -24 -28`
