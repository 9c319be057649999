import { footprint, LEFT } from '../kit/sole.ts'
import type { Kit } from '../kit/kit.ts'
import { lacing } from '../kit/fastenings.ts'
import { offset, points, shift } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import { mix, tone } from '../kit/tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

export type ShoeAboveLook = {
  /** The midsole, seen as a rim. */
  readonly foam: string
  /** A pattern over the upper. */
  readonly texture: string
  /** Drawn on the upper before toe cap, throat and collar; about x = 0. */
  readonly overlay: string
  /** The lower edge of the toe cap, left to right, and its colour. */
  readonly toe: Run
  readonly toeColour: string
  /** How far towards the toe the laces reach. */
  readonly throat: number
  readonly rows: number
  readonly laceWidth: number
  /** What the laces run through; about its own middle. */
  readonly hole: string
  /** The top of the collar's opening and half its width. */
  readonly collar: readonly [y: number, half: number]
}

/** A laced left shoe seen from above. */
export const shoeAbove = (c: Palette, k: Kit, look: ShoeAboveLook): string => {
  const outline = footprint(0)
  const upper = offset(outline, 13, true)
  return [
    `<g transform="translate(${LEFT} 0)">`,
    k.panel(offset(outline, -5, true), c.sole, c.sole, { cast: 10, lip: 0.25 }),
    k.panel(offset(outline, 2, true), look.foam, look.foam, { cast: 0, lip: 0.4 }),
    k.panel(upper, c.main, c.main, { cast: 8, lip: 0.3, texture: look.texture }),
    k.within(
      upper,
      look.overlay,
      k.panel([[-160, 30, 1], ...look.toe, [160, 30, 1]], look.toeColour, look.toeColour, {
        lip: 0.42,
        stitch: shift(look.toe, 0, -9),
      }),
      heel(c, k),
      k.blob(-24, 150, 70, 60, 0, 0.26),
      k.blob(-30, 330, 60, 150, 0, 0.14),
      k.blob(-124, 420, 34, 330, 2, -0.4),
      k.blob(112, 420, 34, 330, -2, -0.5),
      k.blob(0, 740, 110, 50, 0, -0.5),
    ),
    throat(c, k, look),
    collar(c, k, look.collar),
    k.loop('M-16 728c-4 30 36 30 32 0', c.accent, 8),
    '</g>',
  ].join('')
}

const heel = (c: Palette, k: Kit): string =>
  k.panel(
    points`-150 600!, -96 596, -60 640, 0 656, 60 640, 92 596, 150 600!, 150 780!, -150 780!`,
    c.second,
    c.second,
    {
      stitch: points`-98 608, -62 651, 0 667, 62 651, 92 608`,
    },
  )

/** Facings, tongue and laces: wider at the ankle than at the toe. */
const throat = (c: Palette, k: Kit, { throat: end, rows, laceWidth, hole, collar: [top] }: ShoeAboveLook): string => {
  const left: Run = [
    [-52, top + 40],
    [-46, (top + end) / 2],
    [-30, end + 16],
  ]
  const right: Run = [
    [48, top + 40],
    [40, (top + end) / 2],
    [26, end + 16],
  ]
  const facing: Run = [
    ...offset(left, 30),
    [-44, end - 10],
    [0, end - 26],
    [38, end - 10],
    ...offset(right, -30).toReversed(),
  ]
  const tongue: Run = [
    [-58, top + 70],
    [-44, (top + end) / 2],
    [-26, end + 6],
    [0, end - 2],
    [22, end + 6],
    [38, (top + end) / 2],
    [54, top + 70],
  ]
  const { laces, holes } = lacing(k, offset(left, 13), offset(right, -13), {
    colour: c.lace,
    rows,
    width: laceWidth,
    near: [0, 0.1, 0.96],
    far: [0, 0.1, 0.96],
    end: [-8, -14],
    shadow: -0.18,
  })
  const far = holes.map(([x, y]): readonly [number, number, number] => [-x - 5, y, 180])
  return [
    k.panel(facing, tone(c.main, -0.06), c.main, { cast: 6, lip: 0.3, stitch: [offset(left, 25), offset(right, -25)] }),
    k.panel(tongue, tone(c.second, -0.1), c.second, { cast: 0, lip: 0.2 }),
    k.blob(-2, (top + end) / 2, 34, 110, 0, -0.3),
    k.stamp(hole, [...holes.map(([x, y]): readonly [number, number, number] => [x, y, 0]), ...far]),
    laces,
    k.cord(`M-40 ${top + 46}C-10 ${top + 14} 10 ${top + 14} 36 ${top + 46}`, c.lace, laceWidth),
  ].join('')
}

const collar = (c: Palette, k: Kit, [top, half]: readonly [number, number]): string => {
  const pad: Run = [
    [0, top + 34],
    [-half * 0.8, top + 22],
    [-half, top + 84],
    [-half, 600],
    [-half * 0.8, 676],
    [0, 706],
    [half * 0.8, 676],
    [half * 0.96, 600],
    [half * 0.96, top + 84],
    [half * 0.76, top + 22],
  ]
  const opening = offset(pad, -22, true)
  const label = mix(c.lining, c.lace, 0.2)
  return [
    k.panel(pad, tone(c.lining, 0.12), c.lining, { cast: 8, lip: 0.4, stitch: offset(pad, -7, true).slice(1) }),
    k.panel(opening, k.fade(tone(c.lining, -0.6), tone(c.lining, -0.2)), c.lining, { cast: 0, lip: 0.1 }),
    k.within(
      opening,
      k.panel(points`-70 560, 0 548, 70 560, 66 660, 0 690, -66 660`, label, label, { cast: 0, lip: 0.15 }),
      k.mark(0, 630, 1.5, tone(c.lining, -0.4)),
      k.blob(0, top + 60, 90, 70, 0, -0.6),
      k.blob(-half * 0.8, 600, 26, 130, 0, -0.5),
    ),
    // the tongue stands up in front of the opening
    k.panel(
      [
        [-46, top + 66],
        [-54, top + 20],
        [-30, top - 6],
        [0, top - 12],
        [28, top - 6],
        [50, top + 20],
        [42, top + 66],
        [0, top + 80],
      ],
      c.second,
      c.second,
      { cast: 7, lip: 0.3 },
    ),
    `<rect x="-17" y="${top + 10}" width="34" height="42" rx="3" fill="${c.accent}" stroke="${tone(c.accent, -0.45)}"/>`,
    k.mark(0, top + 41, 1.1, tone(c.sole, 0.05)),
  ].join('')
}
