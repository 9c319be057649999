import type { Clock } from '../core/adapters/clock/Clock.ts'
import type { TabChannel } from '../core/adapters/tabs/TabChannel.ts'
import type { Secrets } from './secrets.ts'
import type { TabMessage } from './tabMessage.ts'

/** A tab that holds a secret says so at once; after this long nobody does (ms). */
const patienceMs = 1_500
/** Where tabs cannot ask each other: longer than the one call of a secret takes, tried again once (ms). */
const deafPatienceMs = 25_000
/** There, when nobody has begun that call: whoever holds the secret looks every second and would have (ms). */
const unsentPatienceMs = 5_000

/** Asks the other tabs whether one of them holds a card, and answers them for this one. `isSent` = its call may have left. */
export const isSecretInOtherTab = (channel: TabChannel<TabMessage>, secrets: Secrets, clock: Clock) => {
  channel.subscribe((message) => {
    if (message._tag === 'WhoHolds' && secrets.get(message.ref)) channel.post({ _tag: 'IHold', ref: message.ref })
  })
  const asked = new Set<string>()
  const ripe = new Set<string>()
  /** Nobody can answer: whoever holds it has had time to send it by itself. A timer tells, for the device's clock may be put back meanwhile. */
  const isTooEarly = (ref: string, isSent: boolean): boolean => {
    const question = `${ref} ${isSent}`
    if (!asked.has(question)) clock.setTimer(isSent ? deafPatienceMs : unsentPatienceMs, () => ripe.add(question))
    asked.add(question)
    return !ripe.has(question)
  }
  return (ref: string, isSent: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      if (channel.isDeaf && isTooEarly(ref, isSent)) return resolve(true)
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
