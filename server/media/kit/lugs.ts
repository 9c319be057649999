import { along } from './path.ts'
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
