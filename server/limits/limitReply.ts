import type { RefusalDetails } from '../kit/answer.ts'
import { errorReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { countAgainst, emailKey, tryOf } from './countAgainst.ts'
import type { Reached } from './countAgainst.ts'

/**
 * Thrown by work that does its own counting, so that nothing is stored under the call’s key: the call may be repeated
 * under it.
 */
export const limitReached = (reached: Reached, details: RefusalDetails = {}): Error =>
  new LimitReached(reached, details)

export const isLimitReached = (error: unknown): error is LimitReached => error instanceof LimitReached

class LimitReached extends Error {
  readonly reached: Reached
  readonly details: RefusalDetails
  constructor(reached: Reached, details: RefusalDetails) {
    super(`A limit is reached: ${reached.limit.name}`)
    this.reached = reached
    this.details = details
  }
}

/**
 * The refusal of a limit, in the shopper’s language and with the time to wait; the site shows this text as it is
 * (ERR-03).
 */
export const limitReply = (
  { limit, waitMs }: Reached,
  correlationId: string,
  language: SiteLocale['language'],
  details: RefusalDetails = {},
): Reply => {
  const errorId = limit.answer === undefined || limit.answer === 'silent' ? 'LIM429' : limit.answer
  const message = errorId === 'LIM429' ? { message: words[language](waitText[language](waitMs)) } : {}
  return {
    ...errorReply(errorId, correlationId, { ...message, ...details }),
    headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
  }
}

const words = {
  en: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  fr: (wait: string) => `Trop de tentatives. Veuillez réessayer dans ${wait}.`,
  de: (wait: string) => `Zu viele Versuche. Bitte versuche es in ${wait} noch einmal.`,
  it: (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`,
  es: (wait: string) => `Demasiados intentos. Vuelve a intentarlo dentro de ${wait}.`,
} as const

/** Rounded up to whole minutes; from two hours on, to whole hours. */
const waitText = {
  en: (ms: number) => inUnits(ms, 'minute', 'minutes', 'hours'),
  fr: (ms: number) => inUnits(ms, 'minute', 'minutes', 'heures'),
  de: (ms: number) => inUnits(ms, 'Minute', 'Minuten', 'Stunden'),
  it: (ms: number) => inUnits(ms, 'minuto', 'minuti', 'ore'),
  es: (ms: number) => inUnits(ms, 'minuto', 'minutos', 'horas'),
} as const

const inUnits = (ms: number, one: string, minutes: string, hours: string): string => {
  const count = Math.ceil(ms / 60_000)
  if (count <= 1) return `1 ${one}`
  return count < 120 ? `${count} ${minutes}` : `${Math.ceil(count / 60)} ${hours}`
}

/** Counts a request that is not an endpoint of the contract, by its client. Null: it may be answered. */
export const limitClient = async (
  db: Db,
  name: 'challenge-client' | 'report-client' | 'diagnostics-client',
  client: string,
  now: number,
): Promise<Reached | null> => {
  const counted = await countAgainst(db, [tryOf(name, client)], now)
  return counted._tag === 'Reached' ? counted : null
}

/**
 * Whether one more letter may go to an unconfirmed address, so that nobody can fill another person’s mailbox. Counted
 * in the letter’s transaction and rolled back with it.
 */
export const letterAllowed = async (tx: Tx, email: string, now: number): Promise<boolean> =>
  (await countAgainst(tx, [tryOf('unconfirmed-letter', emailKey(email))], now))._tag === 'Counted'
