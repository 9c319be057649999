import type { Clock } from '../clock/Clock.ts'
import { freezableClock } from '../clock/Clock.freezable.ts'
import { webLocksLeadership } from './LeaderElection.webLocks.ts'
import type { LeaderMessage } from './LeaderMessage.ts'
import type { Leadership } from './Leadership.ts'
import { lockRoom } from './Locks.memory.ts'
import { tabRoom } from './TabChannel.memory.ts'

/** A tab in the room and what may happen to it. */
export type RoomMember = {
  readonly leadership: Leadership
  readonly freeze: () => void
  readonly thaw: () => void
  readonly kill: () => void
}

/** Tabs of one browser in one process: the real election over locks and a channel in memory. */
export const leadershipRoom = (clock: Clock, isDeaf = false): { join(tabId: string): RoomMember } => {
  const locks = lockRoom()
  const channels = tabRoom<LeaderMessage>(1, isDeaf)
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
