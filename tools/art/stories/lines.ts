import { contours } from 'd3-contour'

export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

/** The closed lines around everything above `level`, in units of the grid. */
export const ringsAbove = (values: ArrayLike<number>, columns: number, rows: number, level: number): readonly Line[] =>
  contours()
    .size([columns, rows])
    .contour(Array.from(values), level)
    .coordinates.flat()
    // d3 places a value in the middle of its square.
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x - 0.5, y - 0.5]))

export const scaled = (line: Line, step: number): Line => line.map(([x, y]): Point => [x * step, y * step])

/** Without the points that are closer than `tolerance` to the line between the others (Douglas and Peucker). */
export const thinned = (line: Line, tolerance: number): Line => {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span
    const [furthest, distance] = furthestFrom(line, from, to)
    if (distance <= tolerance) continue
    kept.add(furthest)
    open.push([from, furthest], [furthest, to])
  }
  return line.filter((_, index) => kept.has(index))
}

const furthestFrom = (line: Line, from: number, to: number): readonly [index: number, distance: number] => {
  const [x, y] = line[from] ?? origin
  const [endX, endY] = line[to] ?? origin
  const dx = endX - x
  const dy = endY - y
  const length = Math.hypot(dx, dy)
  let found = from
  let most = 0
  for (let index = from + 1; index < to; index += 1) {
    const [px, py] = line[index] ?? origin
    const distance = length < 1e-3 ? Math.hypot(px - x, py - y) : Math.abs((px - x) * dy - (py - y) * dx) / length
    if (distance > most) [found, most] = [index, distance]
  }
  return [found, most]
}

/** Each point in the middle of its neighbours, two on each side; the ends of an open line stay. */
export const softened = (line: Line): Line => {
  const last = line.length - 1
  if (last < 8) return line
  const isRing = line[0]?.[0] === line[last]?.[0] && line[0]?.[1] === line[last]?.[1]
  const at = (index: number): Point =>
    line[isRing ? (index + last) % last : Math.max(0, Math.min(last, index))] ?? origin
  return line.map((point, index) => {
    if (!isRing && (index === 0 || index === last)) return point
    const around = [-2, -1, 0, 1, 2].map((step) => at(index + step))
    return [mean(around.map(([x]) => x)), mean(around.map(([, y]) => y))]
  })
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Straight pieces in whole units, relative to the pen. */
export const pathOf = (line: Line, isClosed: boolean): string => {
  const [start = origin, ...rest] = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  let pen = start
  let pieces = ''
  for (const point of rest) {
    const [dx, dy] = [point[0] - pen[0], point[1] - pen[1]]
    if (dx === 0 && dy === 0) continue
    pieces += `${pieces === '' || dx < 0 ? '' : ' '}${numbers(dx, dy)}`
    pen = point
  }
  return pieces === '' ? '' : `M${numbers(...start)}l${pieces}${isClosed ? 'z' : ''}`
}

/** To half a unit, without what a reader of paths can guess. */
export const numbers = (...values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('')

const origin: Point = [0, 0]
