import { chainHash, rootHash } from '../../core/domain/log/chainHash.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'

/** A log file in which one commit was changed and the hash chain repaired after it. */
export const alteredLog = (
  commits: readonly Commit[],
  seq: number,
  change: (commit: Commit) => Partial<Commit>,
): string => {
  let hash = rootHash
  const mended = commits.map((commit) => {
    const altered = commit.seq === seq ? { ...commit, ...change(commit) } : commit
    hash = chainHash(hash, altered)
    return { ...altered, hash }
  })
  return writeLogFile({ logId: 'log-1', before: rootHash, start: { seq: 0, shop: initialState() }, commits: mended }, 0)
}
