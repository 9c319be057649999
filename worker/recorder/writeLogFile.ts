import { runToEnd } from '../../core/domain/log/readLogFile.ts'
import { chainHash } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { LogHeader, LogOrigin } from '../../core/domain/log/readLogFile.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { allowedCommit } from '../../core/events/log/allowedCommit.ts'

export type LogToWrite = {
  readonly logId: string
  readonly before: string
  readonly start: { readonly seq: number; readonly shop: ShopperState }
  readonly commits: readonly Commit[]
}

/** NDJSON: a header, then one line per commit, reduced to what the schemas allow. */
export const writeLogFile = (log: LogToWrite, exportedAt: number, about?: LogOrigin): string =>
  runToEnd(writingLogFile(log, exportedAt, about))

/** The same in pieces, for a worker that has to answer others in between. */
export function* writingLogFile(
  { logId, before, start, commits }: LogToWrite,
  exportedAt: number,
  about?: LogOrigin,
): Generator<void, string> {
  const header: LogHeader = {
    format: 'cairn-log',
    version: 1,
    logId,
    exportedAt,
    commits: commits.length,
    before,
    ...(about ? { about } : {}),
    ...(start.seq > 0 ? { start } : {}),
  }
  const lines = [JSON.stringify(header)]
  let written: string | null = null
  let previous = before
  for (const commit of commits) {
    if (lines.length % slice === 0) yield
    const allowed = allowedCommit(commit)
    // A commit that was reduced gets a new hash, and so do all after it, so that the file is consistent in itself.
    const isCut = previous !== '' && chainHash(written ?? previous, allowed) !== commit.hash
    if (isCut || written !== null) written = chainHash(written ?? previous, allowed)
    previous = written ?? commit.hash
    lines.push(JSON.stringify({ ...allowed, hash: previous }))
  }
  return `${lines.join('\n')}\n`
}

/** Commits between two pauses. */
const slice = 100
