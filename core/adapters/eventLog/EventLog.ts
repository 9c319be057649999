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
 * Called inside the transaction with the commits the caller has not seen yet (those after `seen`), in order.
 * Must be synchronous. `null` = nothing to write after all. May be called again for the same append when the connection
 * was lost before the transaction completed, so it must change nothing outside itself. What it throws is the caller's own
 * mistake: nothing is written and `append` rejects with it.
 */
export type Propose = (unseen: readonly Commit[]) => NewCommit | null

export type AppendOutcome =
  /** The transaction is complete. `commit` is null when `propose` gave nothing. */
  | { readonly _tag: 'Appended'; readonly commit: Commit | null; readonly head: Head }
  /** Another tab took over sending: a commit that needed `epoch` was not written. */
  | { readonly _tag: 'Superseded'; readonly head: Head }
  /** A newer version of the shop has upgraded the database: this one only reads. */
  | { readonly _tag: 'ReadOnly' }
  /** Commits after `seen` were dropped (`freeSpace`, `erases`): nothing was written. The caller folds anew and asks again. */
  | { readonly _tag: 'Behind' }
  /** Nothing was written. */
  | { readonly _tag: 'Failed'; readonly reason: StorageFault }

export type OpenOutcome =
  | { readonly _tag: 'Opened'; readonly head: Head }
  | { readonly _tag: 'ReadOnly' }
  | { readonly _tag: 'Failed'; readonly reason: StorageFault }

export type AppendRequest = {
  readonly seen: number
  /** What the caller has folded up to `seen`: a log that has to go on elsewhere begins with it. */
  readonly state?: unknown
  readonly propose: Propose
  readonly strict: boolean
  readonly needsEpoch?: number
  /** When it says so, everything before the new commit goes for ever in the same transaction, snapshots and cached answers too: the log begins with it. */
  readonly erases?: (commit: NewCommit) => boolean
}

/**
 * blocked = cannot be opened (private mode, refused). full = no room; see `freeSpace`. closed = the connection was lost and
 * three tries did not bring it back. corrupt = the chain is broken, or the log is not the one this log had opened
 * (emptied, rolled back): `open` again shows what is there now, `startOver` gives it up.
 */
export type StorageFault = 'blocked' | 'full' | 'closed' | 'corrupt'

/**
 * The log of commits. Any tab may append; every append is a compare-and-set on the head in one transaction.
 * Laws: tests/adapters/eventLog/eventLogLaws.ts, run on every implementation.
 */
export interface EventLog {
  /** Opens or creates the log. Rejects never; a fault is an outcome. */
  open(): Promise<OpenOutcome>
  /**
   * Appends what `propose` gives. `seen` = the last seq the caller has folded. `needsEpoch` = write only while this epoch
   * is the current one. `strict` = resolve only when the disk has it (orders, migrations).
   */
  append(request: AppendRequest): Promise<AppendOutcome>
  /**
   * Commits after `after` up to and including `upTo` (default: head), in order, sealed segments included.
   * A fault or a broken chain gives the intact beginning, after telling `onFault`. A first seq above `after + 1`
   * means that what stood before it was dropped (`freeSpace`, `erases`).
   */
  read(after: number, upTo?: number): Promise<readonly Commit[]>
  /** A tab that starts to send: raises the epoch and returns it. */
  raiseEpoch(): Promise<number | null>
  latestSnapshot(foldKey: string): Promise<Snapshot | null>
  /** Keeps the last two. */
  saveSnapshot(snapshot: Snapshot): Promise<void>
  /** Seals commits up to `upTo` into segments of 256; never loses one. */
  seal(upTo: number): Promise<void>
  /**
   * Frees room in two steps, one per call: snapshots but the newest one under `foldKey` (and cached answers), then the
   * sealed segments below it. Without a snapshot that today's fold can use no commit goes. Returns whether anything went.
   */
  freeSpace(foldKey: string): Promise<boolean>
  /** Gives up a corrupt log: empties it and begins again under a new logId. */
  startOver(): Promise<OpenOutcome>
  /** Tells of faults that happen on their own: closed by the browser, emptied, upgraded by a newer tab. */
  onFault(listener: (fault: StorageFault | 'upgraded') => void): void
  close(): void
}
