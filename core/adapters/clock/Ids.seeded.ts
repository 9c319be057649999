import type { Clock } from './Clock.ts'
import type { Ids } from './Ids.ts'
import { uuidv7Source } from './uuidv7Source.ts'

/** The same seed and the same times give the same ids. For tests and simulators. */
export const seededIds = (seed: number, clock: Clock): Ids => {
  const next = mulberry32(seed)
  return uuidv7Source(
    () => clock.now(),
    (length) => new Uint8Array(length).map(() => next() & 0xff),
  )
}

/** A small public-domain generator (Tommy Ettinger's mulberry32): 32 bits of state, plenty for test ids. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}
