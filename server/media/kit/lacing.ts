import { along, type Station } from './path.ts'
import type { Kit } from './kit.ts'
import { offset } from './point.ts'
import type { Run } from './point.ts'
import { tone } from './tone.ts'

export type LacingLook = {
  readonly colour: string
  readonly rows: number
  readonly width: number
  /** How far inside the near and the far edge the lace runs, and which share of each edge it spans. */
  readonly near: readonly [inset: number, from: number, to: number]
  readonly far: readonly [inset: number, from: number, to: number]
  /** Where the uppermost lace leaves, from the far edge's first hole. */
  readonly end: readonly [dx: number, dy: number]
  readonly shadow: number
}

/** Crossed laces between two edges of a throat, and the places of the near holes. */
export const lacing = (
  kit: Kit,
  nearEdge: Run,
  farEdge: Run,
  look: LacingLook,
): { readonly laces: string; readonly holes: readonly Station[] } => {
  const near = along(offset(nearEdge, look.near[0]), look.rows, look.near[1], look.near[2])
  const far = along(offset(farEdge, look.far[0]), look.rows, look.far[1], look.far[2])
  const pairs = near.slice(0, -1).flatMap((hole, i) => {
    const [opposite, below, next] = [far[i], far[i + 1], near[i + 1]]
    return opposite && below && next ? [{ under: arc(below, hole, 3), over: arc(next, opposite, 5) }] : []
  })
  const [first, last, firstFar, lastFar] = [near[0], near.at(-1), far[0], far.at(-1)]
  const foot = last && lastFar ? arc(last, lastFar, 4) : ''
  const head =
    first && firstFar ? arc(first, [firstFar[0] + look.end[0], firstFar[1] + look.end[1], 0], look.end[0] ? 4 : 5) : ''
  return {
    laces:
      kit.cord(pairs.map(({ under }) => under).join(''), tone(look.colour, look.shadow), look.width) +
      kit.cord(pairs.map(({ over }) => over).join('') + foot + head, look.colour, look.width),
    holes: near,
  }
}

/** A lace between two holes, sagging towards the upper right. */
const arc = (from: Station, to: Station, sag: number): string =>
  `M${Math.trunc(from[0])} ${Math.trunc(from[1])}Q${Math.trunc((from[0] + to[0]) / 2 + sag)} ${Math.trunc((from[1] + to[1]) / 2 - sag)} ${Math.trunc(to[0])} ${Math.trunc(to[1])}`
