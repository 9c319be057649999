import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Draw, Kit } from '../kit/kit.ts'
import { path } from '../kit/path.ts'
import { points } from '../kit/point.ts'
import type { Point, Run } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'

/** The gift card, lying on its paper sleeve and tied with a cord. */
export const drawGiftcard: Draw = (c, k) => [
  k.shadow(404, 640, 300, 30, 0.34),
  '<g transform="translate(402 424)rotate(7)">',
  k.panel('M-284-186h568v372h-568z', tone(c.lace, -0.02), c.lace, { cast: 9, lip: 0.5, stitch: 'M-272 174h544' }),
  k.line(points`-284 -186!, 0 20!, 284 -186!`, tone(c.lace, -0.3), 1.6, 0.6),
  '</g>',
  k.blob(400, 420, 320, 210, -6, -0.26),
  '<g transform="translate(398 392)rotate(-6)">',
  giftcardFace(c, k),
  k.cord('M-176-178V178', c.accent, 8),
  k.cord(
    'M-176 20c-50-46-82-18-58 6s44 8 58-6M-176 20c50-46 82-18 58 6s-44 8-58-6M-176 20c-8 40-22 62-38 80M-176 20c10 36 22 60 44 74',
    c.accent,
    7,
  ),
  `<circle cx="-176" cy="20" r="9" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
  '</g>',
]

/** The gift card half out of its envelope, which closes with a seal of three stones. */
export const drawGiftcardEnvelope: Draw = (c, k) => {
  const paper = tone(c.lace, -0.03)
  const pocket = points`104 372!, 330 500!, 400 528, 470 500!, 696 372!, 696 690!, 104 690!`
  return [
    k.shadow(400, 706, 310, 26, 0.4),
    // open flap and inside
    k.panel(points`104 372!, 372 188!, 400 178, 428 188!, 696 372!`, tone(c.lace, -0.12), c.lace, {
      cast: 6,
      lip: 0.4,
    }),
    k.panel(points`104 366!, 696 366!, 696 600!, 104 600!`, k.fade(tone(c.main, -0.3), tone(c.main, -0.1)), c.main, {
      cast: 0,
      lip: 0,
    }),
    '<g transform="translate(400 348)rotate(-2)scale(.98)">',
    giftcardFace(c, k),
    '</g>',
    k.panel(pocket, paper, c.lace, { cast: 12, lip: 0.5 }),
    k.within(
      pocket,
      k.blob(250, 560, 170, 90, 0, 0.3),
      k.blob(400, 694, 320, 30, 0, -0.2),
      k.blob(690, 560, 40, 160, 0, -0.2),
    ),
    k.line('M106 688L330 500M694 688L470 500', tone(c.lace, -0.32), 1.6, 0.7),
    // seal
    `<circle cx="400" cy="532" r="42" fill="#000" opacity=".25"/>`,
    k.panel(
      points`400 486, 428 494, 444 520, 440 550, 416 570, 386 570, 360 552, 356 520, 372 494`,
      c.accent,
      c.accent,
      {
        cast: 5,
        lip: 0.4,
      },
    ),
    `<circle cx="400" cy="528" r="31" stroke="${tone(c.accent, -0.35)}" stroke-width="2" opacity=".7"/>`,
    k.mark(400, 542, 1.9, tone(c.accent, -0.5)),
  ]
}

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
