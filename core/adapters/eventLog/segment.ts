import { hash64 } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'
import type { ChainPoint } from './intactChain.ts'

export const segmentLength = 256

/**
 * 256 commits as one JSON string. Key: `from`, always 1 + a multiple of 256, except for the first one after an erasure,
 * which is shorter. `check` covers the text and its position in the chain.
 */
export type Segment = {
  readonly from: number
  readonly to: number
  readonly previous: string
  readonly last: string
  readonly json: string
  readonly check: string
}

/** The key of the segment that holds, or would hold, this commit, in a log that begins after `floor`. */
export const segmentOf = (seq: number, floor = 0): number =>
  Math.max(Math.floor((seq - 1) / segmentLength) * segmentLength, floor) + 1

/** Packs a full block of commits that follow `before`. */
export const packSegment = (before: ChainPoint, commits: readonly Commit[]): Segment => {
  const json = JSON.stringify(commits)
  const place = {
    from: before.seq + 1,
    to: before.seq + commits.length,
    previous: before.hash,
    last: commits.at(-1)?.hash ?? before.hash,
  }
  return { ...place, json, check: checkOf(place, json) }
}

/** The commits inside, or null if the text is not what was sealed. */
export const unpackSegment = (segment: Segment): readonly Commit[] | null => {
  if (checkOf(segment, segment.json) !== segment.check) return null
  return JSON.parse(segment.json)
}

const checkOf = (place: Omit<Segment, 'json' | 'check'>, json: string): string =>
  hash64(`${place.from}|${place.to}|${place.previous}|${place.last}|${json}`)
