import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { filterOf } from './filter.ts'
import { runInSlices } from './runInSlices.ts'
import type { OpenedLog } from './openedLog.ts'

const slice = 2_000

/** Seqs of all commits a filter holds of; what was found so far when nobody wants to know any more. */
export const findIn = (
  opened: OpenedLog,
  filter: string,
  clock: Clock,
  isWanted: () => boolean,
): Promise<readonly number[]> => runInSlices(finding(opened, filter, isWanted), clock)

function* finding(opened: OpenedLog, filter: string, isWanted: () => boolean): Generator<void, readonly number[]> {
  const holds = filterOf(filter)
  const found: number[] = []
  const count = opened.index.count()
  const { isRefused, tab } = opened.index.columns(0, count)
  for (let place = 0; place < count; place++) {
    if (place % slice === slice - 1) {
      yield
      if (!isWanted()) return found
    }
    const seq = opened.first + place
    const events = opened.commitAt(seq)?.events ?? []
    if (holds({ cause: opened.index.causeAt(seq), events, isRefused: isRefused[place] ?? false, tab: tab[place] ?? 0 }))
      found.push(seq)
  }
  return found
}
