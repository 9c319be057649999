import { footprint, isInside, RIGHT } from '../kit/sole.ts'
import type { Kit } from '../kit/kit.ts'
import { offset, points } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { luma, tone } from '../kit/tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

export type OutsoleLook = {
  /** One lug as relative path data, begun from its middle. */
  readonly lug: string
  /** Distance between lugs across and along. */
  readonly pitch: readonly [across: number, along: number]
  /** How far inside the edge the lugs end. */
  readonly inset: number
  /** Every second row moves by half a pitch. */
  readonly staggered: boolean
  readonly foam: string
  /** A smooth zone at the toe, for edging on rock, ends here. */
  readonly smoothTo?: number
}

/** The right shoe lying on its back: tread, arch, mark. */
export const outsole = (c: Palette, k: Kit, look: OutsoleLook): string => {
  const outline = footprint(0)
  const body = offset(outline, 4, true)
  const rubber = tone(c.sole, 0.06)
  const arch = points`-88 400, -50 424, 0 430, 46 424, 76 406, 66 470, 72 540, 40 526, 0 522, -44 526, -88 546, -82 470`
  return [
    `<g transform="translate(${RIGHT} 0)">`,
    k.panel(offset(outline, -5, true), look.foam, look.foam, { cast: 10, lip: 0.4 }),
    k.panel(body, rubber, c.sole, { cast: 5, lip: 0.3 }),
    k.within(
      body,
      k.blob(-30, 200, 90, 120, 0, 0.14),
      smooth(c, k, look.smoothTo),
      tread(c, k, body, look),
      k.blob(124, 400, 40, 360, 0, -0.42),
      k.blob(-128, 400, 34, 360, 0, -0.3),
    ),
    k.panel(arch, tone(c.accent, -0.02), c.accent, { cast: 8, lip: 0.3 }),
    k.blob(-4, 474, 70, 60, 0, -0.16),
    k.line(
      [
        [-58, 446],
        [0, 452],
        [50, 446],
      ],
      '#000',
      2.5,
      0.22,
    ),
    k.line(
      [
        [-58, 512],
        [0, 506],
        [48, 512],
      ],
      '#000',
      2.5,
      0.22,
    ),
    k.mark(-4, 494, 1.7, tone(c.sole, 0.02)),
    '</g>',
  ].join('')
}

const smooth = (c: Palette, k: Kit, to: number | undefined): string =>
  to === undefined
    ? ''
    : k.panel(
        [
          [-160, 30, 1],
          [160, 30, 1],
          [160, to - 30, 1],
          [60, to],
          [0, to + 6],
          [-60, to],
          [-160, to - 30, 1],
        ],
        tone(c.sole, 0.16),
        c.sole,
        { lip: 0.35, cast: 6 },
      ) +
      k.line(
        [
          [-70, to - 44],
          [0, to - 34],
          [66, to - 44],
        ],
        '#000',
        2,
        0.3,
      )

const tread = (c: Palette, k: Kit, body: Run, { lug, pitch, inset, staggered, smoothTo = 0 }: OutsoleLook): string => {
  const rim = offset(body, inset, true)
  const [across, along] = pitch
  let lugs = ''
  for (let row = 0, y = 76; y < 730; row++, y += along)
    for (let x = -5 * across + (staggered && row % 2 ? across / 2 : 0); x <= 5 * across; x += across)
      if (y > smoothTo && (y < 404 || y > 548) && isInside(rim, x, y)) lugs += `M${x} ${y}${lug}`
  const id = k.shape(lugs)
  // light lugs would be lost on light rubber
  const isPale = luma(c.sole) > 0.6
  return `<use href="#${id}" y="4" fill="#000" opacity=".5"/><use href="#${id}" fill="${tone(c.sole, isPale ? -0.16 : 0.22)}" stroke="${tone(c.sole, isPale ? -0.36 : 0.42)}"/>`
}
