import { castDraft } from 'immer'
import type { Draft } from 'immer'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolveInPlace } from '../../core/events/evolve.ts'
import { decodeCommit } from '../../core/events/log/commitCodec.ts'
import type { DecodedCommit } from '../../core/events/log/commitCodec.ts'
import { plainCopy } from './plainCopy.ts'

/** A log that can be looked at after any of its commits. */
export type Playback = {
  /**
   * Folds at most `most` more commits after the furthest one folded so far. `onBefore` gets the state before each
   * commit; it must not keep it.
   */
  advance(most: number, onBefore?: (before: ShopperState, commit: Commit) => void): void
  /** A copy of the state after a commit; outside the log: its beginning or its end. */
  stateAt(seq: number): ShopperState
  /** The last commit that has been folded. */
  foldedTo(): number
  /** The last commit that can be read. Less than the last one if there is `trouble`. */
  readableTo(): number
  trouble(): { readonly seq: number; readonly reason: string } | null
  /** The same, without folding on. */
  troubleSoFar(): { readonly seq: number; readonly reason: string } | null
  /** The work so far, in commits, and the states kept: tests limit both. */
  work(): { readonly folded: number; readonly kept: number }
}

/**
 * States are kept so often that any commit is at most this many folds away, but at most `mostKept` of them for any
 * length.
 */
export const keepEvery = 128
/** A state takes some 10 kB as JSON and a tenth of that as objects: 512 of them stay well below 20 MB. */
export const mostKept = 512

/**
 * `commits` follow `start.seq` without a gap and may grow at the end; `start.shop` is copied, never changed. `read`
 * brings a commit to today's version: with every schema (the default), or trusting that it was checked before
 * (`readChecked`).
 */
export const createPlayback = (
  start: { readonly seq: number; readonly shop: ShopperState },
  commits: readonly Commit[],
  read: (commit: Commit) => DecodedCommit = decodeCommit,
): Playback => {
  const first = start.seq + 1
  const last = (): number => start.seq + commits.length
  const kept = new Map<number, string>([[start.seq, JSON.stringify(start.shop)]])
  const front = { shop: castDraft(plainCopy(start.shop)), seq: start.seq }
  /** Where the last look was: moving on from there folds only the commits in between. */
  let near = { shop: castDraft(plainCopy(start.shop)), seq: start.seq }
  let every = keepEvery
  let trouble: { readonly seq: number; readonly reason: string } | null = null
  let folded = 0

  const fold = (state: Draft<ShopperState>, seq: number): boolean => {
    const commit = commits[seq - first]
    if (!commit) return false
    const reason = foldOne(state, read(commit))
    folded += 1
    if (reason !== null) trouble = { seq, reason }
    return reason === null
  }

  const keep = (): void => {
    if ((front.seq - start.seq) % every !== 0) return
    kept.set(front.seq, JSON.stringify(front.shop))
    if (kept.size <= mostKept) return
    every *= 2
    for (const seq of kept.keys()) if ((seq - start.seq) % every !== 0) kept.delete(seq)
  }

  const advance: Playback['advance'] = (most, onBefore) => {
    const to = Math.min(last(), front.seq + most)
    while (front.seq < to && trouble === null) {
      const commit = commits[front.seq + 1 - first]
      if (commit) onBefore?.(front.shop, commit)
      if (!fold(front.shop, front.seq + 1)) return
      front.seq += 1
      keep()
    }
  }

  return {
    advance,
    stateAt: (seq) => {
      advance(seq - front.seq)
      const to = Math.max(start.seq, Math.min(seq, front.seq))
      if (to === front.seq) return plainCopy(front.shop)
      const base = to - ((to - start.seq) % every)
      if (near.seq > to || near.seq < base)
        near = { seq: base, shop: castDraft<ShopperState>(JSON.parse(kept.get(base) ?? '')) }
      while (near.seq < to && fold(near.shop, near.seq + 1)) near.seq += 1
      return plainCopy(near.shop)
    },
    foldedTo: () => front.seq,
    readableTo: () => {
      advance(Infinity)
      return front.seq
    },
    trouble: () => {
      advance(Infinity)
      return trouble
    },
    troubleSoFar: () => trouble,
    work: () => ({ folded, kept: kept.size }),
  }
}

/** Null on success. An untrusted file may contain anything, so what cannot be folded is returned, not thrown. */
const foldOne = (state: Draft<ShopperState>, decoded: DecodedCommit): string | null => {
  switch (decoded._tag) {
    case 'Readable':
      try {
        evolveInPlace(state, decoded.happened)
        return null
      } catch (reason) {
        return `its events do not fit the ones before: ${String(reason)}`
      }
    case 'FromTheFuture':
      return `${decoded.tag} was written by a newer version of the shop`
    case 'Damaged':
      return `its events cannot be read: ${decoded.issue}`
  }
}
