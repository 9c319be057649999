import { isolines, type Isoline, type Spot } from './isolines.ts'
import { heightOf, type Terrain } from './terrain.ts'

export type ContourPlan = Terrain & {
  readonly width: number
  readonly height: number
  /** The lattice of the marching squares, in units. */
  readonly step: number
  /** Levels drawn: from, below, every. */
  readonly levels: readonly [from: number, below: number, every: number]
  /** At most so many elevations are written, none left of `labelsFrom`. */
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

/** Quadratic curves through the middles of every second segment, in whole numbers relative to the pen: half the bytes of the polyline. */
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

/** Where a page is wider than the map, its top and bottom are cut off: no elevation is written in these parts of its height. */
const cutOff = 0.22

/** The elevation on the longest line of a level, turned along it and never upside down: the first place from 30 % of the line on that every page shows. */
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
