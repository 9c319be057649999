import { chance } from '../kit/chance.ts'
import type { Kit } from '../kit/kit.ts'
import { points, type Point, type Run } from '../kit/point.ts'
import { tone } from '../kit/tone.ts'
import type { Palette } from '../../storage/tables/CatalogTables.ts'

/** The side seam of the torso from the shoulder to the hem, one point per seam between two baffles. */
export const torsoSeams = points`318 216, 258 252, 256 318, 248 376, 244 432, 244 488, 244 544, 244 598, 248 648`

/** One quilted chamber between two cross lines, each from left to right: the lines sag, the ends bulge. */
export const baffle = (
  k: Kit,
  drawnUpper: CrossLine,
  drawnLower: CrossLine,
  sag: number,
  bulge: number,
  colour: string,
): string => {
  const [upper, lower] = [cutLine(k, drawnUpper), cutLine(k, drawnLower)]
  const [[x, y]] = upper
  const sides =
    bow(upper[0], upper[1], -sag) +
    bow(upper[1], lower[1], bulge) +
    bow(lower[1], lower[0], sag) +
    bow(lower[0], upper[0], bulge)
  const id = k.shape(`M${Math.round(x)} ${Math.round(y)}${sides}z`)
  return `<use href="#${id}" fill="${colour}" stroke="${tone(colour, -0.45)}" stroke-width="1.5"/><use href="#${id}" fill="${k.lin(LOFT)}"/>`
}

/** Short ticks springing from a stitch line, as path data. */
export const puckers = (k: Kit, random: () => number, line: CrossLine, sag: number, count: number): string => {
  const [from, to] = cutLine(k, line)
  let d = ''
  for (let i = 1; i < count; i++) {
    const share = (i + random() * 0.7 - 0.35) / count
    const x = Math.round(from[0] + (to[0] - from[0]) * share)
    const y = Math.round(from[1] + (to[1] - from[1]) * share + sag * 2 * share * (1 - share))
    const height = 7 + random() * 12
    const width = Math.round((random() - 0.5) * 9)
    d += `M${x} ${y}q${width} ${Math.round(height / 2)} ${Math.round(width / 2)} ${Math.round(height)}`
    if (i % 3 === 1) d += `M${x + 5} ${y}q${width} ${Math.round(-height / 2)} ${width} ${Math.round(-height * 0.8)}`
  }
  return d
}

/** The left sleeve: baffles down a tapering arm, and a stretch cuff. */
export const pufferSleeve = (c: Palette, k: Kit): string => {
  const random = chance(`${k.seed} sleeve`)
  const parts = [
    k.panel(points`116 606!, 190 612!, 184 652!, 148 660, 110 648!`, tone(c.sole, 0.12), c.sole, { cast: 4, lip: 0.3 }),
    k.line('M120 628l-3 22M130 630l-3 24M140 632l-2 24M150 632v24M160 632v22M170 630l1 22', '#000', 2, 0.3),
  ]
  let ticks = ''
  for (const [i, [upper, lower]] of downwards(OUTER, INNER).entries()) {
    parts.push(baffle(k, upper, lower, 9, 13, i % 2 ? c.main : tone(c.main, 0.02)))
    ticks += puckers(k, random, lower, 9, 5)
  }
  const arm: Run = [
    ...OUTER.map(([x, y]): Point => [x - 5, y, 1]),
    ...INNER.map(([x, y]): Point => [x + 5, y, 1]).toReversed(),
  ]
  parts.push(
    `<path d="${ticks}" stroke="#000" stroke-width="2" opacity=".2"/>`,
    k.within(arm, k.blob(262, 440, 34, 230, 16, -0.5), k.blob(170, 420, 20, 180, 14, 0.22)),
  )
  return parts.join('')
}

/** Neighbouring cross lines of a column of baffles, the lowest first, since each overlaps the one below. */
export const downwards = (left: Run, right: Run): readonly (readonly [upper: CrossLine, lower: CrossLine])[] =>
  left
    .slice(1)
    .map((lowerLeft, i): readonly [CrossLine, CrossLine] => {
      const upperLeft = left[i] ?? lowerLeft
      return [
        [upperLeft, right[i] ?? upperLeft],
        [lowerLeft, right[i + 1] ?? lowerLeft],
      ]
    })
    .toReversed()

export type CrossLine = readonly [left: Point, right: Point]

const cutLine = (k: Kit, [left, right]: CrossLine): CrossLine => [k.cut([left])[0] ?? left, k.cut([right])[0] ?? right]

const OUTER = points`302 233, 216 256, 186 316, 166 378, 150 440, 136 502, 124 562, 116 618`
const INNER = points`310 252, 292 318, 274 372, 254 424, 235 474, 216 524, 199 574, 186 624`
const LOFT = [
  [0, '#fff', 0.05],
  [0.22, '#fff', 0.3],
  [0.5, '#fff', 0],
  [0.51, '#000', 0],
  [0.86, '#000', 0.34],
  [1, '#000', 0.5],
] as const

const bow = ([x1, y1]: Point, [x2, y2]: Point, height: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const x = (x1 + x2) / 2 + ((y2 - y1) / length) * height
  const y = (y1 + y2) / 2 - ((x2 - x1) / length) * height
  return `Q${Math.round(x)} ${Math.round(y)} ${Math.round(x2)} ${Math.round(y2)}`
}
