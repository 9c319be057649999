import type { Clock } from '../clock/Clock.ts'
import { freezableClock } from '../clock/Clock.freezable.ts'
import { webLocksLeadership } from './LeaderElection.webLocks.ts'
import type { LeaderMessage } from './LeaderMessage.ts'
import type { Leadership } from './Leadership.ts'
import { memoryLocks } from './Locks.memory.ts'
import { memoryTabs } from './TabChannel.memory.ts'

/** A tab of the browser and what may happen to it. */
export type MemoryTab = {
  readonly leadership: Leadership
  readonly freeze: () => void
  readonly thaw: () => void
  readonly kill: () => void
}

/** Tabs of one browser in one process: the real election over locks and a channel in memory. */
export const memoryElection = (clock: Clock, isDeaf = false): { join(tabId: string): MemoryTab } => {
  const locks = memoryLocks()
  const channels = memoryTabs<LeaderMessage>(1, isDeaf)
  return {
    join: (tabId) => {
      const own = freezableClock(clock)
      const ownLocks = locks.join(own)
      const channel = channels.join(own)
      return {
        leadership: webLocksLeadership({ tabId, locks: ownLocks, channel, clock: own }),
        freeze: own.freeze,
        thaw: own.thaw,
        kill: () => {
          own.kill()
          channel.close()
          locks.drop(ownLocks)
        },
      }
    },
  }
}
