import type { Commit, Took } from '../core/domain/log/commit.ts'

/**
 * How long a tab's last commit took. It cannot be known before that commit is on the disk, so it goes along with the next
 * one: no write of its own, nothing for a shopper to wait for.
 */
export type Stopwatch = {
  /** Its patches are on their way. `causedAt` = epoch ms of the press, or of the commit when nobody pressed. */
  shown(causedAt: number): void
  /** Its transaction is complete. */
  durable(commit: Commit): Commit
  /** The measures of the last commit, as a field of the next one. */
  field(): { readonly took?: Took }
}

export const createStopwatch = (now: () => number): Stopwatch => {
  let causedAt = 0
  let shownAt = 0
  let field: { readonly took?: Took } = {}
  return {
    shown: (cause) => {
      causedAt = cause
      shownAt = now()
    },
    durable: (commit) => {
      field = {
        took: { seq: commit.seq, visible: Math.max(0, shownAt - causedAt), durable: Math.max(0, now() - causedAt) },
      }
      return commit
    },
    field: () => field,
  }
}
