import type { Clock } from '../clock/Clock.ts'
import type { TabChannel } from './TabChannel.ts'

/**
 * The tabs of one browser in one process. Each joins with its own clock, which also delays its deliveries (a frozen
 * tab).
 */
export type MemoryTabs<Message> = { join(clock: Clock): TabChannel<Message> }

export const memoryTabs = <Message>(delayMs = 0, isDeaf = false): MemoryTabs<Message> => {
  const members = new Set<(message: Message) => void>()
  return {
    join: (clock) => {
      const listeners = new Set<(message: Message) => void>()
      const deliver = (message: Message): void => {
        clock.setTimer(delayMs, () => {
          for (const listener of listeners) listener(message)
        })
      }
      members.add(deliver)
      return {
        isDeaf,
        post: (message) => {
          if (!isDeaf) for (const member of members) if (member !== deliver) member(message)
        },
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        close: () => {
          members.delete(deliver)
          listeners.clear()
        },
      }
    },
  }
}
