import type { Run } from './point.ts'
import { spline } from './spline.ts'

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
