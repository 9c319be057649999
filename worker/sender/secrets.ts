import type { CardEntry, GiftCardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { TabChannel } from '../../core/adapters/tabs/TabChannel.ts'
import type { TabMessage } from '../environment.ts'

/**
 * A card (PAY-01), a gift card (PAY-12), what the bank gave for an answered challenge (PAY-32), or the answer of a bot
 * check (CHK-09).
 */
export type Secret = CardEntry | GiftCardEntry | string

/** Secrets in the worker's memory, each until its one call is made. Never written anywhere. */
export type Secrets = {
  keep(ref: string, secret: Secret): void
  get(ref: string): Secret | null
  drop(ref: string): void
}

/** A secret that is never sent is forgotten. */
const lifeMs = 30 * 60_000

export const createSecrets = (now: () => number): Secrets => {
  const secrets = new Map<string, { readonly secret: Secret; readonly until: number }>()
  return {
    keep: (ref, secret) => {
      secrets.set(ref, { secret, until: now() + lifeMs })
    },
    get: (ref) => {
      const held = secrets.get(ref)
      if (!held) return null
      if (held.until > now()) return held.secret
      secrets.delete(ref)
      return null
    },
    drop: (ref) => {
      secrets.delete(ref)
    },
  }
}

/** A tab that holds a secret answers at once; after this long none does (ms). */
const patienceMs = 1_500
/** Where tabs cannot ask each other: longer than the one call of a secret takes, including one retry (ms). */
const deafPatienceMs = 25_000
/**
 * In that case, when the call has not begun: a tab that holds the secret checks every second and would have sent it
 * (ms).
 */
const unsentPatienceMs = 5_000

/**
 * Asks the other tabs whether one of them holds a secret, and answers them for this one. `isSent` = its call may have
 * been sent.
 */
export const isSecretInOtherTab = (channel: TabChannel<TabMessage>, secrets: Secrets, clock: Clock) => {
  channel.subscribe((message) => {
    if (message._tag === 'WhoHolds' && secrets.get(message.ref)) channel.post({ _tag: 'IHold', ref: message.ref })
  })
  const asked = new Set<string>()
  const ripe = new Set<string>()
  /**
   * No tab can answer: a tab that holds it has had time to send it. Measured by a timer, because the device's clock may
   * be set back meanwhile.
   */
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
