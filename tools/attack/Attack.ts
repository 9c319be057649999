import type { RawClient } from './rawClient.ts'
import type { Victim } from './victim.ts'

export const attackParts = ['guessing', 'availability', 'sessions', 'money', 'hygiene', 'database'] as const
export type AttackPart = (typeof attackParts)[number]

/** A broken promise, and the smallest request that shows it. */
export type Weakness = { readonly what: string; readonly request: string }

/** `figures`: what was counted, in a few words. The promise held when there are no weaknesses. */
export type Verdict = { readonly figures: string; readonly weaknesses: readonly Weakness[] }

export type Bound = {
  /** Requests and raw connections together. The client refuses to send more. */
  readonly requests: number
  /** An attack that is not done by then is stopped and has failed. */
  readonly seconds: number
}

/** Where an attack takes place: the server, and clients with their own addresses. */
export type Ground = {
  readonly victim: Victim
  /** The short form, which is a gate of the suite: only outcomes and counts are judged. */
  readonly isShort: boolean
  /** Another client, with an address that none before it had. */
  readonly client: () => RawClient
  /** Another server, configured by `env`, on a fresh embedded database. It ends with the attack. */
  readonly anotherVictim: (
    env: Readonly<Record<string, string>>,
  ) => Promise<{ readonly victim: Victim; readonly client: () => RawClient }>
  /** Aborted when the time is over. */
  readonly signal: AbortSignal
}

/** One attack of the registry. */
export type Attack = {
  readonly id: string
  readonly part: AttackPart
  /** What it tries, as a sentence. */
  readonly tries: string
  /** What must be true, as a sentence. */
  readonly promise: string
  readonly bound: Bound
  /** null = in the long form only. */
  readonly short: Bound | null
  /** Mostly waits, so it runs at the same time as the others. */
  readonly isPatient?: true
  /** What it needs: a server process of our own, or one on PostgreSQL. */
  readonly needs?: 'own server' | 'postgres'
  readonly run: (ground: Ground) => Promise<Verdict>
}

export const weakIf = (isWeak: boolean, what: string, request: string): readonly Weakness[] =>
  isWeak ? [{ what, request }] : []

/** Defines attacks of one part that are the same in the short and the long form. */
export const attacksOf =
  (part: AttackPart, bound: Bound) =>
  (id: string, tries: string, promise: string, run: Attack['run']): Attack => ({
    id,
    part,
    tries,
    promise,
    bound,
    short: bound,
    run,
  })
