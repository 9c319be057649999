import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { rebuildLog, replayWithout } from '../../worker/recorder/replayWithout.ts'
import { logScope } from './condition/logScope.ts'
import type { Condition } from './condition/parseCondition.ts'
import { whenTrue } from './whenTrue.ts'

export type Shrunk = {
  readonly commits: readonly Commit[]
  readonly commandsBefore: number
  readonly commandsAfter: number
}

export type LogStart = { readonly seq: number; readonly shop: ShopperState; readonly before: string }

/**
 * The shortest story that still makes the condition true: whatever came after is cut off, then commands are left out as
 * long as it still comes true, then calls with their answers. Null if it never holds, or not with today's code.
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

/** A call and its answer are kept or removed together; something restored is a unit by itself. */
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

/**
 * The smallest subset for which `isEnough` is still true (delta debugging): first halves, then quarters, down to single
 * items. Tests about n log n subsets when few items matter. `isEnough(items)` must be true at the start.
 */
export const minimise = <Item>(
  items: readonly Item[],
  isEnough: (kept: readonly Item[]) => boolean,
): readonly Item[] => {
  let kept = items
  if (isEnough([])) return []
  for (let pieces = 2; kept.length > 1;) {
    const size = Math.ceil(kept.length / pieces)
    let smaller: readonly Item[] | null = null
    for (let from = 0; from < kept.length && smaller === null; from += size) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)]
      if (isEnough(rest)) smaller = rest
    }
    if (smaller !== null) {
      kept = smaller
      pieces = Math.max(2, pieces - 1)
    } else if (size === 1) return kept
    else pieces = Math.min(kept.length, pieces * 2)
  }
  return kept
}
