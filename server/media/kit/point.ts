/** A place on the 800 × 800 sheet; a third member marks a corner, where the spline breaks. */
export type Point = readonly [x: number, y: number, corner?: number]
export type Run = readonly Point[]

/** Reads `x y` pairs, commas optional; `x y!` is a corner: points`104 626! 92 580 94 530`. */
export const points = (text: TemplateStringsArray): Run =>
  Array.from(text.join('').matchAll(PAIR), ([, x, y, corner]) =>
    corner ? [Number(x), Number(y), 1] : [Number(x), Number(y)],
  )

/** The same run on the other side of a vertical axis, walked backwards. */
export const mirror = (run: Run, axis = 400): Run =>
  run.map(([x, y, corner]): Point => [2 * axis - x, y, corner ?? 0]).reverse()

/** The same run moved; corners stay corners. */
export const shift = (run: Run, dx: number, dy: number): Run =>
  run.map(([x, y, corner]): Point => [x + dx, y + dy, corner ?? 0])

export const distance = (one: Point, two: Point): number => Math.hypot(two[0] - one[0], two[1] - one[1]) || 1e-6

/** The i-th point; past an open end the end itself, round the corner in a closed run. */
export const pointAt = (run: Run, i: number, closed: boolean): Point => {
  const n = run.length
  return run[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
}

const PAIR = /(-?[\d.]+)[ ,]+(-?[\d.]+)(!?)/g

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
