import { pointAt, type Point, type Run } from './point.ts'

/** A parallel curve: a positive distance lies to the right of travel, which is inside a clockwise shape. */
export const offset = (run: Run, by: number, closed = false): Run =>
  run.map((here, i): Point => {
    const into = normal(pointAt(run, i - 1, closed), here)
    const out = normal(here, pointAt(run, i + 1, closed))
    const x = (into?.[0] ?? 0) + (out?.[0] ?? 0)
    const y = (into?.[1] ?? 0) + (out?.[1] ?? 0)
    const length = Math.hypot(x, y) || 1e-6
    const reach = (into && out ? Math.min(1.8, 2 / length) : 1) * by
    return [here[0] + (x / length) * reach, here[1] + (y / length) * reach, here[2] ?? 0]
  })

const normal = (from: Point, to: Point): readonly [number, number] | null => {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const length = Math.hypot(x, y)
  return length === 0 ? null : [-y / length, x / length]
}
