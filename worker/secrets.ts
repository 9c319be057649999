import type { CardEntry, GiftCardEntry } from '../contracts/api/paymentInstrument.ts'

/** A card (PAY-01), a gift card (PAY-12), what the bank gave for an answered challenge (PAY-32), or the answer of a bot check (CHK-09). */
export type Secret = CardEntry | GiftCardEntry | string

/** Secrets in the worker's memory, each until its one call is made. Never written anywhere. */
export type Secrets = {
  keep(ref: string, secret: Secret): void
  get(ref: string): Secret | null
  drop(ref: string): void
}

/** What nobody sends is forgotten. */
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
