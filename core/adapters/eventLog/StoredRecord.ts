import type { Commit } from '../../domain/log/commit.ts'
import type { CachedAnswer } from '../queries/QueryCache.ts'
import type { StoreName } from './database.ts'
import type { Head, Snapshot } from './EventLog.ts'
import type { ChainPoint } from './intactChain.ts'
import type { Segment } from './segment.ts'

/** The one record in `meta`: the head, how far the log is sealed, and what `freeSpace` dropped. */
export type LogMeta = Head & { readonly sealed: ChainPoint; readonly floor: ChainPoint }

/** What this version of the shop writes to each store, and therefore reads from it. */
export type StoredRecord = {
  readonly [Name in StoreName]: {
    readonly meta: LogMeta
    readonly log: Commit
    readonly segments: Segment
    /** With a check of its state, so that a damaged snapshot is skipped and the log folded instead. */
    readonly snapshots: Snapshot & { readonly check: string }
    readonly queries: CachedAnswer & { readonly key: string; readonly usedAt: number }
    /** Earlier releases wrote fewer fields: `SessionStore.dexie.ts` knows what those mean. */
    readonly session: unknown
  }[Name]
}
