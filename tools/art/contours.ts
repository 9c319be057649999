import { isolines } from './isolines.ts'
import type { Isoline, Spot } from './isolines.ts'

export type ContourPlan = Terrain & {
  readonly width: number
  readonly height: number
  /** The grid of the marching squares, in units. */
  readonly step: number
  /** Levels drawn: from, below, every. */
  readonly levels: readonly [from: number, below: number, every: number]
  /** At most this many elevations are written, none left of `labelsFrom`. */
  readonly labels: number
  readonly labelsFrom: number
}

export type Contours = {
  /** Path data: every line but the index lines. */
  readonly fine: string
  /** Path data: every fifth line. */
  readonly index: string
  /** `<text>` elements: elevations in metres on the longest index lines. */
  readonly heights: string
}

export const contours = (plan: ContourPlan): Contours => {
  const height = heightOf(plan)
  const [from, below, every] = plan.levels
  const drawn = Array.from({ length: Math.ceil((below - from) / every - 1e-9) }, (_, n) => ({
    isIndex: n % 5 === 0,
    metres: 800 + n * 20,
    lines: isolines(height, plan.width, plan.height, plan.step, from + n * every),
  }))
  const data = (isIndex: boolean): string =>
    drawn
      .filter((level) => level.isIndex === isIndex)
      .flatMap(({ lines }) => lines)
      .map(curve)
      .join('')
  const written = drawn.filter(({ isIndex }) => isIndex).flatMap(({ lines, metres }) => elevation(plan, lines, metres))
  return { fine: data(false), index: data(true), heights: written.slice(0, plan.labels).join('') }
}

/**
 * Quadratic curves through the midpoint of every second segment, in whole numbers relative to the pen: half the bytes
 * of a polyline.
 */
const curve = (line: Isoline): string => {
  const start = line[0] ?? ORIGIN
  const end = line.at(-1) ?? ORIGIN
  const isClosed = start[0] === end[0] && start[1] === end[1]
  const thin = line.filter((_, i) => i % 2 === 0 || i === line.length - 1)
  const at = (i: number): Spot => thin.at(i) ?? ORIGIN
  let pen = isClosed ? middle(at(-2), at(0)) : whole(start)
  let d = `M${numbers(...pen)}q`
  for (let i = isClosed ? 0 : 1; i < thin.length - 1; i++) {
    const to = middle(at(i), at(i + 1))
    const control = whole(at(i))
    const piece = numbers(control[0] - pen[0], control[1] - pen[1], to[0] - pen[0], to[1] - pen[1])
    d += d.endsWith('q') || piece.startsWith('-') ? piece : ` ${piece}`
    pen = to
  }
  const last = whole(end)
  return isClosed ? `${d}z` : `${d}l${numbers(last[0] - pen[0], last[1] - pen[1])}`
}

/**
 * On a page wider than the map, its top and bottom are cropped: no elevation is written in these parts of its height.
 */
const cutOff = 0.22

/**
 * Writes a level's elevation along its longest line, never upside down: at the first point after 30 % of the line that
 * is visible on every page.
 */
const elevation = (
  { width, height, labelsFrom }: ContourPlan,
  lines: readonly Isoline[],
  metres: number,
): readonly string[] => {
  const longest = lines.toSorted((a, b) => b.length - a.length)[0]
  if (!longest || longest.length <= 40) return []
  const isSeen = ([x, y]: Spot): boolean =>
    x >= 40 + labelsFrom && x <= width - 60 && y >= height * cutOff && y <= height * (1 - cutOff)
  const from = Math.floor(longest.length * 0.3)
  const place = longest.findIndex((spot, n) => n >= from && n < longest.length - 3 && isSeen(spot))
  const [x, y] = longest[place] ?? ORIGIN
  const [x2, y2] = longest[place + 3] ?? [x, y]
  if (place < 0) return []
  const slope = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI
  const upright = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope
  return [
    `<text transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(upright)})" dy="3.5">${metres}</text>`,
  ]
}

const ORIGIN: Spot = [0, 0]

const whole = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)]
const middle = (a: Spot, b: Spot): Spot => whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
const numbers = (...values: readonly number[]): string =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** A hill: its centre, its extent in x and y, and its height above the noise (which runs from 0 to 0.92). */
type Peak = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly h: number
}

type Terrain = {
  readonly seed: number
  /** Units from one noise value to the next: larger means flatter terrain. */
  readonly scale: number
  readonly peaks: readonly Peak[]
}

/**
 * Height above the drawing's plane: three octaves of value noise, each rotated so that no grid shows, and some hills.
 */
const heightOf =
  ({ seed, scale, peaks }: Terrain) =>
  (x: number, y: number): number => {
    const ground = OCTAVES.reduce((height, { weight, times, turn }, n) => {
      const u = ((x * Math.cos(turn) - y * Math.sin(turn)) / scale) * times
      const v = ((x * Math.sin(turn) + y * Math.cos(turn)) / scale) * times
      return height + weight * noise(u + 9 * n, v, seed + n)
    }, 0)
    return peaks.reduce(
      (height, peak) => height + peak.h * Math.exp(-(((x - peak.x) / peak.rx) ** 2 + ((y - peak.y) / peak.ry) ** 2)),
      ground,
    )
  }

const OCTAVES = [
  { weight: 0.6, times: 1, turn: 0.6 },
  { weight: 0.24, times: 2.1, turn: 1.9 },
  { weight: 0.08, times: 4.1, turn: 0.3 },
]

const noise = (x: number, y: number, seed: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const above = lattice(i, j, seed) * (1 - u) + lattice(i + 1, j, seed) * u
  const below = lattice(i, j + 1, seed) * (1 - u) + lattice(i + 1, j + 1, seed) * u
  return above * (1 - v) + below * v
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** A fixed value in 0–1 for each grid point. */
const lattice = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
