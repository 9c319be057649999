import { distance, pointAt } from './point.ts'
import type { Point, Run } from './point.ts'

/** SVG path data in whole numbers relative to the pen. */
export const path = (run: Run, closed = true): string => {
  const pieces = spline(run, closed)
  let x = Math.round(run[0]?.[0] ?? 0)
  let y = Math.round(run[0]?.[1] ?? 0)
  let last = ''
  let d = `M${x} ${y}`
  for (const { leave, arrive, to, straight, smooth } of pieces) {
    const relative = (point: readonly [number, number, number?]): string =>
      `${Math.round(point[0] - x)} ${Math.round(point[1] - y)}`
    const letter = straight ? 'l' : smooth && (last === 'c' || last === 's') ? 's' : 'c'
    const start = letter === 'c' ? `${relative(leave)} ` : ''
    d += (letter === last ? ' ' : letter) + (straight ? '' : `${start}${relative(arrive)} `) + relative(to)
    last = letter
    x = Math.round(to[0])
    y = Math.round(to[1])
  }
  return d.replaceAll(' -', '-') + (closed ? 'z' : '')
}

/** Several runs, or ready path data, as one string. */
export const paths = (shape: Shape, closed = false): string => {
  if (typeof shape === 'string') return shape
  return isRun(shape) ? path(shape, closed) : shape.map((run) => path(run, closed)).join('')
}

export type Shape = string | Run | readonly Run[]

const isRun = (shape: Run | readonly Run[]): shape is Run => typeof shape[0]?.[0] === 'number'

/** One cubic piece of a spline; straight when both its ends are corners. */
type SplinePiece = {
  readonly from: Point
  readonly leave: Point
  readonly arrive: Point
  readonly to: Point
  readonly straight: boolean
  /** It leaves in the direction the piece before arrived in, so SVG's `s` can write it. */
  readonly smooth: boolean
}

/** Chord-weighted tangents through every point that is no corner. */
export const spline = (run: Run, closed: boolean): readonly SplinePiece[] => {
  const count = closed ? run.length : run.length - 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const from = pointAt(run, i, closed)
    const to = pointAt(run, i + 1, closed)
    const out = handle(run, i, closed)
    const into = handle(run, i + 1, closed)
    const leave: Point | null = out && [from[0] + out[0], from[1] + out[1]]
    const arrive: Point | null = into && [to[0] - into[0], to[1] - into[1]]
    return {
      from,
      leave: leave ?? (arrive ? third(from, arrive) : from),
      arrive: arrive ?? (leave ? third(to, leave) : to),
      to,
      straight: !leave && !arrive,
      smooth: leave !== null,
    }
  })
}

/** The tangent at a knot, one length for both sides; null where the spline breaks or ends. */
const handle = (run: Run, i: number, closed: boolean): Point | null => {
  const here = pointAt(run, i, closed)
  const at = closed ? i % run.length : i
  if (here[2] || (!closed && (at === 0 || at === run.length - 1))) return null
  const before = pointAt(run, at - 1, closed)
  const after = pointAt(run, at + 1, closed)
  const d0 = distance(before, here)
  const d1 = distance(here, after)
  const weigh = (a: number, b: number, c: number): number => (((b - a) / d0) * d1 + ((c - b) / d1) * d0) / (d0 + d1)
  const x = weigh(before[0], here[0], after[0])
  const y = weigh(before[1], here[1], after[1])
  const reach = Math.min(0.46 * Math.min(d0, d1), (d0 + d1) / 6) / (Math.hypot(x, y) || 1e-6)
  return [x * reach, y * reach]
}

const third = (near: Point, far: Point): Point => [(near[0] * 2 + far[0]) / 3, (near[1] * 2 + far[1]) / 3]

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
