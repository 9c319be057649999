import type { CardEntry } from '../contracts/api/paymentInstrument.ts'

/** Cards in the worker's memory, each until its one call is made (PAY-01). Never written anywhere. */
export type Secrets = {
  keep(ref: string, card: CardEntry): void
  get(ref: string): CardEntry | null
  drop(ref: string): void
}

/** A card nobody sends is forgotten. */
const lifeMs = 30 * 60_000

export const createSecrets = (now: () => number): Secrets => {
  const cards = new Map<string, { readonly card: CardEntry; readonly until: number }>()
  return {
    keep: (ref, card) => {
      cards.set(ref, { card, until: now() + lifeMs })
    },
    get: (ref) => {
      const held = cards.get(ref)
      if (!held) return null
      if (held.until > now()) return held.card
      cards.delete(ref)
      return null
    },
    drop: (ref) => {
      cards.delete(ref)
    },
  }
}
