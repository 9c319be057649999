import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { TabChannel } from '../core/adapters/tabs/TabChannel.ts'
import type { Secrets } from './secrets.ts'
import type { TabMessage } from './tabMessage.ts'

/** A tab that holds a secret says so at once; after this long nobody does (ms). */
const patienceMs = 1_500

/** Asks the other tabs whether one of them holds a card, and answers them for this one. */
export const heldElsewhere = (channel: TabChannel<TabMessage>, secrets: Secrets, clock: Clock) => {
  channel.subscribe((message) => {
    if (message._tag === 'WhoHolds' && secrets.get(message.ref)) channel.post({ _tag: 'IHold', ref: message.ref })
  })
  return (ref: string): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (held: boolean): void => {
        stop()
        cancel()
        resolve(held)
      }
      const stop = channel.subscribe((message) => {
        if (message._tag === 'IHold' && message.ref === ref) end(true)
      })
      const cancel = clock.setTimer(patienceMs, () => end(false))
      channel.post({ _tag: 'WhoHolds', ref })
    })
}
