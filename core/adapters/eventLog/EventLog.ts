import type { Commit, NewCommit } from '../../domain/log/commit.ts'

export type Head = { readonly logId: string; readonly seq: number; readonly hash: string; readonly epoch: number }

/** A folded state at a commit. Disposable: only used when `foldKey` is today's. */
export type Snapshot = {
  readonly seq: number
  readonly hash: string
  readonly foldKey: string
  readonly state: unknown
}

/**
 * Called inside the transaction with the commits that the caller has not seen yet (those after `seen`), in order. Must
 * be synchronous. `null` = nothing to write after all. May be called again for the same append if the connection was
 * lost before the transaction completed, so it must change nothing outside itself. If it throws, that is the caller's
 * mistake: nothing is written, and `append` rejects with it.
 */
export type Propose = (unseen: readonly Commit[]) => NewCommit | null

export type AppendOutcome =
  /** The transaction is complete. `commit` is null when `propose` gave nothing. */
  | { readonly _tag: 'Appended'; readonly commit: Commit | null; readonly head: Head }
  /** Another tab has taken over sending: a commit that needed `epoch` was not written. */
  | { readonly _tag: 'Superseded'; readonly head: Head }
  /** A newer version of the shop has upgraded the database: this one only reads. */
  | { readonly _tag: 'ReadOnly' }
  /**
   * Commits after `seen` were dropped (`freeSpace`, `erases`): nothing was written. The caller folds again and retries.
   */
  | { readonly _tag: 'Behind' }
  /** Nothing was written. */
  | { readonly _tag: 'Failed'; readonly reason: StorageFault }

export type OpenOutcome =
  | { readonly _tag: 'Opened'; readonly head: Head }
  | { readonly _tag: 'ReadOnly' }
  | { readonly _tag: 'Failed'; readonly reason: StorageFault }

export type AppendRequest = {
  readonly seen: number
  /** The caller's state folded up to `seen`: a log that has to continue elsewhere begins with it. */
  readonly state?: unknown
  readonly propose: Propose
  readonly strict: boolean
  readonly needsEpoch?: number
  /**
   * If it is true, everything before the new commit is deleted forever in the same transaction, including snapshots and
   * cached answers: the log then begins with that commit.
   */
  readonly erases?: (commit: NewCommit) => boolean
}

/**
 * blocked = cannot be opened (private mode, refused). full = no room; see `freeSpace`. closed = the connection was lost
 * and three attempts did not restore it. corrupt = the hash chain is broken, or the log is not the one that was opened
 * (emptied, rolled back): `open` again shows the present one, `startOver` discards it.
 */
export type StorageFault = 'blocked' | 'full' | 'closed' | 'corrupt'

/**
 * The log of commits. Any tab may append; every append is a compare-and-set on the head in one transaction.
 * Laws: tests/adapters/eventLog/eventLogLaws.ts, run on every implementation.
 */
export interface EventLog {
  /** Opens or creates the log. Never rejects; a fault is an outcome. */
  open(): Promise<OpenOutcome>
  /**
   * Appends what `propose` returns. `seen` = the last seq the caller has folded. `needsEpoch` = write only while this
   * epoch is current. `strict` = resolve only when it is on the disk (orders, migrations).
   */
  append(request: AppendRequest): Promise<AppendOutcome>
  /**
   * Commits after `after` up to and including `upTo` (default: head), in order, sealed segments included. On a fault or
   * a broken chain it returns the intact beginning, after calling `onFault`. A first seq above `after + 1` means that
   * the commits before it were dropped (`freeSpace`, `erases`).
   */
  read(after: number, upTo?: number): Promise<readonly Commit[]>
  /** For a tab that starts to send: raises the epoch and returns it. */
  raiseEpoch(): Promise<number | null>
  latestSnapshot(foldKey: string): Promise<Snapshot | null>
  /** Keeps only the last two. */
  saveSnapshot(snapshot: Snapshot): Promise<void>
  /** Seals commits up to `upTo` into segments of 256; never loses one. */
  seal(upTo: number): Promise<void>
  /**
   * Frees room in two steps, one per call: snapshots except the newest one under `foldKey` (and cached answers), then
   * the sealed segments below it. Without a snapshot that today's fold can use, no commit is dropped. Returns whether
   * anything was freed.
   */
  freeSpace(foldKey: string): Promise<boolean>
  /** Discards a corrupt log: empties it and starts again under a new logId. */
  startOver(): Promise<OpenOutcome>
  /** Reports faults that happen on their own: closed by the browser, emptied, upgraded by a newer tab. */
  onFault(listener: (fault: StorageFault | 'upgraded') => void): void
  close(): void
}
