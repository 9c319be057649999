import { formatDay } from '../time/formatDay.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import { timeZoneOf } from '../locale/timeZone.ts'

/** LAW-14: the shops whose shoppers may withdraw from a contract; in the United Kingdom it is called to cancel. */
export const hasWithdrawal = (locale: Locale): boolean => locales[locale].site === 'EMEA'

/** LAW-14: the page of the function, below the locale. */
export const withdrawalPath = '/withdraw'

const dayMs = 24 * 60 * 60_000

/**
 * How long after its arrival the order shows the function, ms: the fourteen days begin the day after and end on a working
 * day; around Easter four days in a row are none.
 */
const shownMs = (14 + 1 + 4) * dayMs

type Track = { readonly steps: readonly { readonly status: string; readonly at: number }[] }

/** LAW-14: while the period of withdrawal from an order runs: from the order until a while after its last parcel arrived. */
export const isWithdrawable = (tracking: readonly Track[], now: number): boolean => {
  const last = tracking.map(({ steps }) => steps.at(-1))
  if (last.every((step) => step?.status === 'cancelled')) return false
  if (last.some((step) => step?.status !== 'delivered' && step?.status !== 'cancelled')) return true
  return now <= Math.max(...last.map((step) => step?.at ?? 0)) + shownMs
}

/** LAW-16: day and time of a statement, in the time of its country, the same in the letter and on the screen. */
export const submissionTime = (locale: Locale, at: number): string =>
  formatDay(locale, at, { dateStyle: 'long', timeStyle: 'long', timeZone: timeZoneOf(locales[locale].country) })
