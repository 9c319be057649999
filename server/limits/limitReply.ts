import { errorReply } from '../http/reply.ts'
import type { Reply } from '../http/reply.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import type { Reached } from './countAgainst.ts'

/** Thrown by work that counts for itself, so that nothing is kept under the call’s key: it may be made again under it. */
export const limitReached = (reached: Reached): Error => new LimitReached(reached)

export const isLimitReached = (error: unknown): error is LimitReached => error instanceof LimitReached

class LimitReached extends Error {
  readonly reached: Reached
  constructor(reached: Reached) {
    super(`A limit is reached: ${reached.limit.name}`)
    this.reached = reached
  }
}

/** The refusal of a limit, in the shopper’s language and with how long to wait; the site shows these words as they are (ERR-03). */
export function limitReply({ limit, waitMs }: Reached, correlationId: string, language: SiteLocale['language']): Reply {
  const errorId = limit.answer === 'RPT429' ? 'RPT429' : 'LIM429'
  const message = errorId === 'LIM429' ? { message: words[language](waitWords[language](waitMs)) } : {}
  return {
    ...errorReply(errorId, correlationId, message),
    headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) },
  }
}

const words = {
  en: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  fr: (wait: string) => `Trop de tentatives. Veuillez réessayer dans ${wait}.`,
} as const

/** Rounded up to whole minutes, from two hours on to whole hours. */
const waitWords = {
  en: (ms: number) => inUnits(ms, 'minute', 'minutes', 'hours'),
  fr: (ms: number) => inUnits(ms, 'minute', 'minutes', 'heures'),
} as const

function inUnits(ms: number, one: string, minutes: string, hours: string): string {
  const count = Math.ceil(ms / 60_000)
  if (count <= 1) return `1 ${one}`
  return count < 120 ? `${count} ${minutes}` : `${Math.ceil(count / 60)} ${hours}`
}
