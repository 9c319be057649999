import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { TabChannel } from '../core/adapters/tabs/TabChannel.ts'
import type { Secrets } from './secrets.ts'
import type { TabMessage } from './tabMessage.ts'

/** A tab that holds a secret says so at once; after this long nobody does (ms). */
const patienceMs = 1_500
/** Where tabs cannot ask each other: longer than the one call of a secret takes, tried again once (ms). */
const deafPatienceMs = 25_000

/** Asks the other tabs whether one of them holds a card, and answers them for this one. */
export const heldElsewhere = (channel: TabChannel<TabMessage>, secrets: Secrets, clock: Clock) => {
  channel.subscribe((message) => {
    if (message._tag === 'WhoHolds' && secrets.get(message.ref)) channel.post({ _tag: 'IHold', ref: message.ref })
  })
  const askedAt = new Map<string, number>()
  /** Nobody can answer: whoever holds it has had time to send it by itself. */
  const isTooEarly = (ref: string): boolean => {
    const since = askedAt.get(ref) ?? clock.now()
    askedAt.set(ref, since)
    return clock.now() - since < deafPatienceMs
  }
  return (ref: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (channel.isDeaf && isTooEarly(ref)) return resolve(true)
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
