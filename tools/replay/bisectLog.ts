import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/foldLog.ts'
import type { Condition } from './condition/parseCondition.ts'
import { stateSummary } from './stateSummary.ts'
import { whenTrue } from './whenTrue.ts'

/** `found` = how many of the commits it takes until the condition holds; null when it never does, or did from the start. */
export type Bisected = { readonly found: number | null; readonly lines: readonly string[] }

/** The first entry after which the condition holds, told as given, when, then. */
export const bisectLog = (
  start: { readonly seq: number; readonly shop: ShopperState },
  commits: readonly Commit[],
  condition: Condition,
): Bisected => {
  const when = whenTrue(start, commits, condition)
  const range = `commits ${start.seq + 1} to ${start.seq + commits.length}`
  if (when._tag === 'Never') return { found: null, lines: [`it never holds in ${range}`] }
  if (when._tag === 'FromTheStart') return { found: null, lines: [`it holds already before commit ${start.seq + 1}`] }
  const commit = commits[when.index]
  if (!commit) return { found: null, lines: [`it never holds in ${range}`] }
  const after = foldCommits(structuredClone(start.shop), start.seq, commits.slice(0, when.index + 1)).shop
  const ended = when.until === null ? [] : [`it no longer holds after commit ${commits[when.until]?.seq}`]
  return {
    found: when.index + 1,
    lines: [
      `it first holds after commit ${commit.seq}`,
      `given  the ${when.index} commits before it`,
      `when   ${JSON.stringify(commit.cause)}`,
      `then   ${JSON.stringify(commit.events)}`,
      ...stateSummary(after),
      ...ended,
    ],
  }
}
