import type { RawClient } from './rawClient.ts'
import type { Victim } from './victim.ts'

export const attackParts = ['guessing', 'availability', 'sessions', 'money', 'hygiene', 'database'] as const
export type AttackPart = (typeof attackParts)[number]

/** Something that is not as promised, and the smallest request that shows it. */
export type Weakness = { readonly what: string; readonly request: string }

/** `figures`: what was counted, in a few words. Without weaknesses the promise held. */
export type Verdict = { readonly figures: string; readonly weaknesses: readonly Weakness[] }

export type Bound = {
  /** Requests and raw connections together. The client refuses more. */
  readonly requests: number
  /** Whoever is not done by then is stopped, and has failed. */
  readonly seconds: number
}

/** Where an attack takes place: the server, and clients of it with addresses of their own. */
export type Ground = {
  readonly victim: Victim
  /** The short form, which is a gate of the suite: only outcomes and counts are judged. */
  readonly isShort: boolean
  /** Another client, with another address than all before. */
  readonly client: () => RawClient
  /** One more server, set up by `env`, on a fresh embedded database. It ends with the attack. */
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
  /** Waits most of its time: it runs beside the others. */
  readonly isPatient?: true
  /** What it cannot do without: a server process of our own, or one on PostgreSQL. */
  readonly needs?: 'own server' | 'postgres'
  readonly run: (ground: Ground) => Promise<Verdict>
}

export const weakIf = (isWeak: boolean, what: string, request: string): readonly Weakness[] =>
  isWeak ? [{ what, request }] : []

/** Makes attacks of one part that are as large in the short form as in the long one. */
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
