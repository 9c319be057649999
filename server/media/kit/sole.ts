import { along } from './path.ts'
import { points, shift } from './point.ts'
import type { Run } from './point.ts'

/**
 * The edge of a lugged sole: `count` teeth walked along a curve, `depth` to the right of travel.
 * `duty` is a tooth's share of its pitch, `lean` how far its flanks slope. Path data of `L` commands.
 */
export const lugs = (run: Run, count: number, depth: number, duty = 0.62, lean = 0.15): string => {
  const stations = along(run, count + 1)
  const slope = (1 - duty) * lean
  const corners: readonly (readonly [share: number, height: number])[] = [
    [0, 0],
    [slope, depth],
    [duty - slope, depth],
    [duty, 0],
  ]
  let d = ''
  for (const [i, b] of stations.slice(1).entries()) {
    const a = stations[i] ?? b
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    for (const [share, height] of corners) {
      const x = a[0] + (b[0] - a[0]) * share - Math.sin(angle) * height
      const y = a[1] + (b[1] - a[1]) * share + Math.cos(angle) * height
      d += `L${Math.round(x)} ${Math.round(y)}`
    }
  }
  const end = stations.at(-1) ?? [0, 0]
  return `${d}L${Math.round(end[0])} ${Math.round(end[1])}`
}

/**
 * The outline of a left shoe from above, toe up, about x = 0. A right shoe lying on its back has the same outline,
 * so one shape serves both halves of a pair.
 */
export const footprint = (x: number): Run => shift(OUTLINE, x, 0)

/** Where the two shoes of a pair are on the sheet. */
export const LEFT = 226

export const RIGHT = 574

export const isInside = (outline: Run, x: number, y: number): boolean => {
  let inside = false
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

const OUTLINE = points`
  14 58, 68 74, 106 122, 120 194, 116 266, 98 344, 86 424, 92 510, 100 590, 90 668, 54 724, 0 740,
  -54 726, -92 674, -104 590, -106 500, -112 420, -130 330, -136 240, -122 160, -86 94, -34 62
`
