import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { replayWithout, rebuildLog } from '../../worker/replayWithout.ts'
import { logScope } from './condition/logScope.ts'
import type { Condition } from './condition/parseCondition.ts'
import { minimise } from './minimise.ts'
import { whenTrue } from './whenTrue.ts'

export type Shrunk = {
  readonly commits: readonly Commit[]
  readonly commandsBefore: number
  readonly commandsAfter: number
}

export type LogStart = { readonly seq: number; readonly shop: ShopperState; readonly before: string }

/**
 * The shortest story that still makes the condition true: what came after is cut off, then commands are left out as long
 * as it still comes true, then calls with their answers. Null when it never holds, or not when told by today's code.
 */
export const shrinkLog = (start: LogStart, commits: readonly Commit[], condition: Condition): Shrunk | null => {
  const when = whenTrue(start, commits, condition)
  if (when._tag !== 'From') return null
  const story = commits.slice(0, when.index + 1)
  const without = (left: ReadonlySet<Commit>): boolean => {
    const { shop, tellings } = replayWithout(start.shop, story, (commit) => left.has(commit))
    return condition.holds(logScope(shop, tellings.findLast(({ events }) => events.length > 0)?.commit))
  }
  if (!without(new Set())) return null
  const isCommand = ({ cause }: Commit): boolean => cause._tag === 'Command'
  const leftOut = new Set<Commit>()
  const groups = [story.filter(isCommand).map((commit) => [commit]), callsOf(story)]
  for (const units of groups) {
    const allBut = (some: readonly (readonly Commit[])[]): readonly Commit[] => {
      const kept = new Set(some)
      return units.filter((unit) => !kept.has(unit)).flat()
    }
    for (const commit of allBut(minimise(units, (some) => without(new Set([...leftOut, ...allBut(some)])))))
      leftOut.add(commit)
  }
  const { tellings } = replayWithout(start.shop, story, (commit) => leftOut.has(commit))
  const shrunk = rebuildLog(start, tellings)
  return {
    commits: shrunk,
    commandsBefore: commits.filter(isCommand).length,
    commandsAfter: shrunk.filter(isCommand).length,
  }
}

/** A call and what was answered to it stand or fall together; what was restored stands for itself. */
const callsOf = (commits: readonly Commit[]): readonly (readonly Commit[])[] => {
  const calls = new Map<string, Commit[]>()
  for (const commit of commits) {
    if (commit.cause._tag === 'Command') continue
    const key = keyOf(commit) ?? `${commit.seq}`
    calls.set(key, [...(calls.get(key) ?? []), commit])
  }
  return [...calls.values()]
}

const keyOf = ({ cause }: Commit): string | null => {
  if (cause._tag === 'Sending') return cause.key
  return cause._tag === 'Answer' ? (cause.call as { readonly key: string }).key : null
}
