import type { Draft } from 'immer'
import { wants } from '../core/commands/wants.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { Shop } from '../core/domain/shop/shop.ts'
import { evolveInPlace } from '../core/events/evolve.ts'
import { decodeCommit } from './commitCodec.ts'

export type Owed = { readonly key: string; readonly endpoint: string; readonly lane: string }

/** A pile of commits that can be looked at from any stone. */
export type Playback = {
  /** Calls owed after a commit. The first question folds up to it, once; the next ones go on from there. */
  owedAfter(seq: number): readonly Owed[]
  /** A copy of the state after a commit; outside the pile: its beginning or its end. */
  shopAt(seq: number): Shop
  /** The last commit that can be read. Smaller than the last one: see `trouble`. */
  readableTo(): number
  trouble(): { readonly seq: number; readonly reason: string } | null
  /** What has been done so far, in commits and copies: tests hold it down. */
  work(): { readonly folded: number; readonly copied: number }
}

/** States are kept so often that any commit is at most this many folds away. */
export const keepEvery = 64

/** `commits` follow `start.seq` without a hole; `start.shop` is copied, never changed. */
export const createPlayback = (start: { readonly seq: number; readonly shop: Shop }, commits: readonly Commit[]): Playback => {
  const first = start.seq + 1
  const last = start.seq + commits.length
  const owed: (readonly Owed[])[] = []
  const kept = new Map<number, Shop>([[start.seq, copy(start.shop)]])
  const front = { shop: copy(start.shop) as Draft<Shop>, seq: start.seq }
  let trouble: { readonly seq: number; readonly reason: string } | null = null
  let folded = 0
  let copied = 0

  const fold = (shop: Draft<Shop>, seq: number): boolean => {
    const commit = commits[seq - first]
    if (!commit) return false
    const reason = foldOne(shop, commit)
    folded += 1
    if (reason !== null) trouble = { seq, reason }
    return reason === null
  }

  const keep = (shop: Shop): Shop => {
    copied += 1
    return copy(shop)
  }

  const advance = (to: number): void => {
    while (front.seq < Math.min(to, last) && trouble === null) {
      if (!fold(front.shop, front.seq + 1)) return
      front.seq += 1
      owed.push(wants(front.shop as Shop).map(({ key, endpoint, lane }) => ({ key, endpoint, lane })))
      if ((front.seq - start.seq) % keepEvery === 0) kept.set(front.seq, keep(front.shop as Shop))
    }
  }

  return {
    owedAfter: (seq) => {
      advance(seq)
      return owed[seq - first] ?? []
    },
    shopAt: (seq) => {
      advance(seq)
      const to = Math.max(start.seq, Math.min(seq, front.seq))
      if (to === front.seq) return keep(front.shop as Shop)
      let at = to - ((to - start.seq) % keepEvery)
      const shop = keep(kept.get(at) ?? start.shop) as Draft<Shop>
      while (at < to && fold(shop, at + 1)) at += 1
      return shop as Shop
    },
    readableTo: () => {
      advance(last)
      return front.seq
    },
    trouble: () => {
      advance(last)
      return trouble
    },
    work: () => ({ folded, copied }),
  }
}

const copy = (shop: Shop): Shop => structuredClone(shop)

/** Null when it went well. A file nobody has to trust may say anything, so what cannot be folded is told, not thrown. */
const foldOne = (shop: Draft<Shop>, commit: Commit): string | null => {
  const decoded = decodeCommit(commit)
  switch (decoded._tag) {
    case 'Readable':
      try {
        evolveInPlace(shop, decoded.happened)
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
