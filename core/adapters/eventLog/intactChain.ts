import { chainHash } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'

/** A position in the chain: the commit with this seq has this hash. */
export type ChainPoint = { readonly seq: number; readonly hash: string }

/** The longest beginning of `commits` that follows `from` without a gap and with the right hashes. */
export const intactChain = (from: ChainPoint, commits: readonly Commit[]): readonly Commit[] => {
  let last = from
  for (const [index, commit] of commits.entries()) {
    if (!follows(last, commit)) return commits.slice(0, index)
    last = commit
  }
  return commits
}

const follows = (last: ChainPoint, commit: Commit): boolean =>
  commit.seq === last.seq + 1 && commit.hash === chainHash(last.hash, commit)
