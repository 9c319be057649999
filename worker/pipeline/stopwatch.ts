import type { Commit, Took } from '../../core/domain/log/commit.ts'

/**
 * How long a tab's last commit took. That is known only after it is on the disk, so it is stored with the next commit:
 * no extra write, and no shopper waits for it.
 */
export type Stopwatch = {
  /** Its patches have been sent. `causedAt` = epoch ms of the press, or of the commit if there was no press. */
  shown(causedAt: number): void
  /** Its transaction is complete. */
  durable(commit: Commit): Commit
  /** The measurements of the last commit, as a field of the next one. */
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
