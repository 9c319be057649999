import type { LogOrigin } from '../../core/domain/log/readLogFile.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { emptyLog, memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { openRecorder } from '../../worker/recorder/recorder.ts'
import type { RecordedLog } from './recordedLog.ts'

/** The log of a device on which this was recorded. */
export const logOf = async ({ commits }: RecordedLog): Promise<EventLog> => {
  const log = memoryEventLog(emptyLog(), () => 'own-log')
  await log.open()
  await log.raiseEpoch()
  for (const { at, tabId, cause, events, seq } of commits) {
    await log.append({ seen: seq - 1, strict: false, propose: () => ({ at, tabId, cause, events }) })
  }
  return log
}

export const aboutDevice = {
  app: '0.1.0',
  events: 1,
  site: 'en-us',
  storage: 'ok',
  browser: 'none',
  diagnostics: [{ kind: 'productLookup', about: 'suggest', reason: 'network', at: 1, times: 2 }],
} satisfies LogOrigin

/** A device whose timers fire at once: sliced work continues immediately. */
export const openedRecorder = async (log: EventLog, now = 0) => {
  const listeners = new Set<(seq: number) => void>()
  const clock = {
    ...virtualClock(now),
    setTimer: (_: number, ring: () => void) => (queueMicrotask(ring), () => undefined),
  }
  const onGrowth = (listener: (seq: number) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const recorder = await openRecorder({
    log,
    logId: 'own-log',
    clock,
    onGrowth,
    about: async () => aboutDevice,
    fetch: () => Promise.reject(new Error('a recorder sends nothing by itself')),
  })
  return { recorder, tellGrowth: (seq: number) => listeners.forEach((listener) => listener(seq)), listeners }
}

/** The result of a plain fold of this many commits. */
export const foldedTo = (recorded: RecordedLog, seq: number) =>
  foldCommits(initialState(), 0, recorded.commits.slice(0, seq)).shop
