import { distance, pointAt, type Point, type Run } from './point.ts'

/** One cubic piece of a spline; straight when both its ends are corners. */
export type SplinePiece = {
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
