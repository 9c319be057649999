import type { MemoryLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import type { EventLog } from '../../../core/adapters/eventLog/EventLog.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'

/** A log whose sign-outs erase it as they should; what they took away is put into `erased`, for the checks alone. */
export const rememberErased = (log: EventLog, storedLog: MemoryLog, erased: Commit[]): EventLog => ({
  ...log,
  append: (request) => {
    const { commits, floor } = storedLog
    const before = [...commits]
    // The memory log changes its log at once and answers later.
    const outcome = log.append(request)
    if (storedLog.commits !== commits && storedLog.floor > floor) erased.push(...before)
    return outcome
  },
})
