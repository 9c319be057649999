import type { Palette } from '../../storage/tables/CatalogTables.ts'
import type { Kit } from '../kit/kit.ts'
import { mirror } from '../kit/point.ts'
import type { Run } from '../kit/point.ts'
import type { Fold } from '../kit/shade.ts'
import { tone } from '../kit/tone.ts'

/** The tailor's figure on which clothes are shown: without a face, in the colour of stone. */
const STONE = '#c8b9a4'

/** A part of the figure. */
export const limb = (k: Kit, shape: Run | string, colour = STONE): string =>
  k.panel(shape, k.drape(colour, 0.16, 0.24, 0.35), colour, { cast: 4, lip: 0.22 })

/** A head from the front: its chin at (400, y). */
export const head = (k: Kit, y: number): string => {
  const shape = `M400 ${y}c-34 0-60-34-64-82c-4-56 22-88 64-88s68 32 64 88c-4 48-30 82-64 82z`
  return (
    limb(k, shape) +
    k.blob(376, y - 104, 34, 46, 0, 0.3) +
    k.blob(440, y - 60, 26, 66, 0, -0.26) +
    k.blob(400, y - 6, 44, 16, 0, -0.24)
  )
}

/** The neck between a chin at `y` and the edge of a collar, given from left to right. */
export const neck = (k: Kit, y: number, collar: Run): string => {
  const shape: Run = [[364, y - 24], ...collar, [436, y - 24]]
  return limb(k, shape) + k.within(shape, k.blob(400, y + 8, 60, 22, 0, -0.5), k.blob(444, y + 30, 20, 60, 0, -0.3))
}

/** A left hand, hanging from a cuff whose middle is at (x, y). */
export const hand = (k: Kit, x: number, y: number): string => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx)} ${Math.round(y + dy)}`
  return (
    limb(
      k,
      `M${at(-24, -14)}C${at(-34, 24)} ${at(-34, 52)} ${at(-22, 84)}C${at(-14, 100)} ${at(6, 100)} ${at(12, 84)}L${at(20, 54)}C${at(30, 62)} ${at(38, 58)} ${at(36, 44)}L${at(26, -14)}z`,
    ) + k.line(`M${at(-12, 54)}v34M${at(0, 54)}v36`, tone(STONE, -0.4), 2, 0.5)
  )
}

/** Legs in plain dark trousers, from the hip at `y` downwards. */
export const plainLegs = (c: Palette, k: Kit, y: number): string => {
  const cloth = tone(c.sole, 0.1)
  const leg: Run = [
    [262, y, 1],
    [258, y + 130],
    [268, y + 380, 1],
    [372, y + 380, 1],
    [390, y + 170],
    [402, y + 90, 1],
    [402, y, 1],
  ]
  return k.both(limb(k, leg, cloth) + k.blob(312, y + 180, 26, 190, 2, 0.16))
}

/** A plain shirt with hanging arms above a waistband whose upper edge is at `y`; half as wide as `half` there. */
export const plainShirt = (c: Palette, k: Kit, y: number, half: number): string => {
  const cloth = tone(c.lace, 0.1)
  const u = half / 100
  const side: Run = [
    [400 - half, y + 40, 1],
    [400 - 106 * u, y - 60 * u],
    [400 - 122 * u, y - 190 * u],
    [400 - 132 * u, y - 320 * u, 1],
  ]
  const arm: Run = [
    [400 - 168 * u, y - 320 * u, 1],
    [400 - 172 * u, y - 150 * u],
    [400 - 176 * u, y - 10 * u],
    [400 - 172 * u, y + 70 * u, 1],
    [400 - 136 * u, y + 74 * u, 1],
    [400 - 132 * u, y - 20 * u],
    [400 - 126 * u, y - 150 * u],
    [400 - 120 * u, y - 320 * u, 1],
  ]
  const fold = (x: number, dy: number, toX: number, toDy: number, bend: number): Fold => [
    400 + x * u,
    y + dy * u,
    400 + toX * u,
    y + toDy * u,
    bend,
    7,
  ]
  return (
    k.both(hand(k, 400 - 154 * u, y + 84 * u) + limb(k, arm, cloth)) +
    limb(k, [...side, ...mirror(side)], cloth) +
    k.folds(
      [
        fold(-90, 20, -20, -60, 10),
        fold(90, 20, 20, -50, -10),
        fold(-96, -50, -50, -130, 8),
        fold(96, -60, 50, -120, -8),
      ],
      0.12,
    ) +
    k.blob(400 - 50 * u, y - 140 * u, 34 * u, 150 * u, 4, 0.2)
  )
}

/** What is inside fades out towards one edge of the sheet. */
export const fading = (k: Kit, edge: 'top' | 'bottom', inner: readonly string[]): string => {
  const fill = k.lin(
    edge === 'top'
      ? [
          [0.02, '#fff', 0],
          [0.2, '#fff', 1],
        ]
      : [
          [0.8, '#fff', 1],
          [0.98, '#fff', 0],
        ],
  )
  const id = k.add(
    'mask',
    'maskUnits="userSpaceOnUse" x="0" y="0" width="800" height="800"',
    `<path d="M0 0H800V800H0z" fill="${fill}"/>`,
  )
  return `<g mask="url(#${id})">${inner.join('')}</g>`
}

/** The shoes of a figure in trousers whose hems are at `y`; the left one about x. */
export const plainShoes = (c: Palette, k: Kit, x: number, y: number): string => {
  const shape: Run = [
    [x - 34, y - 30, 1],
    [x - 46, y + 20],
    [x - 50, y + 44],
    [x - 30, y + 54],
    [x + 22, y + 54],
    [x + 40, y + 42],
    [x + 36, y + 10],
    [x + 32, y - 30, 1],
  ]
  return k.both(
    limb(k, shape, tone(c.sole, 0.12)) +
      k.line(`M${x - 48} ${y + 40}C${x - 20} ${y + 50} ${x + 16} ${y + 50} ${x + 38} ${y + 40}`, c.accent, 3),
  )
}
