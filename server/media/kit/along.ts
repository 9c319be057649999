import { distance, type Point, type Run } from './point.ts'
import { spline } from './spline.ts'

/** A place on a curve and the direction of travel there, in radians. */
export type Station = readonly [x: number, y: number, angle: number]

/** `count` places spread evenly by arc length between two shares of a curve's length. */
export const along = (run: Run, count: number, from = 0, to = 1): readonly Station[] => {
  const trail = flatten(run)
  const lengths = [0]
  for (let i = 1; i < trail.length; i++) lengths.push((lengths[i - 1] ?? 0) + distance(at(trail, i - 1), at(trail, i)))
  const whole = lengths.at(-1) ?? 0
  return Array.from({ length: count }, (_, i) => {
    const share = from + (to - from) * (count === 1 ? 0.5 : i / (count - 1))
    return station(trail, lengths, share * whole)
  })
}

const station = (trail: Run, lengths: readonly number[], target: number): Station => {
  let k = 1
  while (k < trail.length - 1 && (lengths[k] ?? 0) < target) k++
  const start = lengths[k - 1] ?? 0
  const share = (target - start) / ((lengths[k] ?? 0) - start || 1)
  const a = at(trail, k - 1)
  const b = at(trail, k)
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, Math.atan2(b[1] - a[1], b[0] - a[0])]
}

const STEPS = 24

const flatten = (run: Run): Run => {
  const trail = spline(run, false).flatMap(({ from, leave, arrive, to }) =>
    Array.from({ length: STEPS }, (_, k): Point => {
      const t = k / STEPS
      const s = 1 - t
      const blend = (a: number, b: number, c: number, d: number): number =>
        s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
      return [blend(from[0], leave[0], arrive[0], to[0]), blend(from[1], leave[1], arrive[1], to[1])]
    }),
  )
  return [...trail, at(run, run.length - 1)]
}

const at = (run: Run, i: number): Point => run[i] ?? [0, 0]
