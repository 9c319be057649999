import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'

/** How often any tab used the disk; whether it is full until room is made. */
export type DiskUses = { count: number; isFull: boolean; /** Commits are written, but the answer comes after the patience has ended. */ isLate?: boolean }

/** A log whose every use takes time on its tab's clock, so that a tab can be frozen or killed before and after it. */
export const virtualDisk = (log: EventLog, clock: Clock, latencyMs: () => number, uses: DiskUses): EventLog => {
  const wait = (): Promise<void> => new Promise((resolve) => void clock.setTimer(latencyMs(), resolve))
  const slow = async <T>(work: () => Promise<T>): Promise<T> => {
    uses.count += 1
    await wait()
    const outcome = await work()
    await wait()
    return outcome
  }
  return {
    open: () => slow(() => log.open()),
    append: (request) => slow(async () => {
        if (uses.isFull) return { _tag: 'Failed', reason: 'full' }
        const outcome = await log.append(request)
        return uses.isLate ? { _tag: 'Failed', reason: 'closed' } : outcome
      }),
    read: (after, upTo) => slow(() => log.read(after, upTo)),
    raiseEpoch: () => slow(() => log.raiseEpoch()),
    latestSnapshot: (foldKey) => slow(() => log.latestSnapshot(foldKey)),
    saveSnapshot: (snapshot) => slow(() => log.saveSnapshot(snapshot)),
    seal: (upTo) => slow(() => log.seal(upTo)),
    makeRoom: (foldKey) =>
      slow(async () => {
        const hasFreed = await log.makeRoom(foldKey)
        if (hasFreed) uses.isFull = false
        return hasFreed
      }),
    startOver: () => slow(() => log.startOver()),
    onFault: (listener) => log.onFault(listener),
    close: () => log.close(),
  }
}
