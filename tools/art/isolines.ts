import { contours } from 'd3-contour'

export type Spot = readonly [x: number, y: number]
export type Isoline = readonly Spot[]

/**
 * The lines on which `height` crosses `level`, on a grid of `step` units that extends one step beyond the drawing. Tiny
 * lines are dropped.
 */
export const isolines = (
  height: (x: number, y: number) => number,
  width: number,
  depth: number,
  step: number,
  level: number,
): readonly Isoline[] => {
  const columns = Math.ceil(width / step) + 3
  const rows = Math.ceil(depth / step) + 3
  const heights = Array.from({ length: columns * rows }, (_, n) =>
    height(((n % columns) - 1) * step, (Math.floor(n / columns) - 1) * step),
  )
  const { coordinates } = contours().size([columns, rows]).contour(heights, level)
  const isOnRim = ([x = 0, y = 0]: readonly number[]): boolean => x === 0 || x === columns || y === 0 || y === rows
  // d3 places a value in the middle of its square, and counts from the grid's first point.
  const spotOf = ([x = 0, y = 0]: readonly number[]): Spot => [tenth((x - 1.5) * step), tenth((y - 1.5) * step)]
  return coordinates
    .flat()
    .flatMap((ring) => withoutRim(ring, isOnRim))
    .filter((line) => line.length >= shortest)
    .map((line) => line.map(spotOf))
}

const shortest = 10

/**
 * d3 closes each line along the edge of the grid. Returns the parts of such a ring that lie between its points on the
 * edge; a ring that does not touch the edge is one closed line.
 */
const withoutRim = <Point>(
  ring: readonly Point[],
  isOnRim: (point: Point) => boolean,
): readonly (readonly Point[])[] => {
  const first = ring.findIndex(isOnRim)
  if (first < 0) return [ring]
  const parts: Point[][] = [[]]
  for (const point of [...ring.slice(first, -1), ...ring.slice(0, first)]) {
    if (isOnRim(point)) parts.push([])
    else parts.at(-1)?.push(point)
  }
  return parts
}

const tenth = (value: number): number => Math.round(value * 10) / 10
