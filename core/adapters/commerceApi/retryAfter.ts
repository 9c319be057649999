/**
 * The wait that a `Retry-After` header requests, in ms: seconds, or a date, which is compared with the answer's own
 * `Date` header because the shopper's clock may be wrong. Null when there is none or it cannot be read.
 */
export const retryAfterMs = (retryAfter: string | null, date: string | null, now: number): number | null => {
  if (retryAfter === null) return null
  const wanted = retryAfter.trim()
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted) * 1000
  const until = Date.parse(wanted)
  if (Number.isNaN(until)) return null
  const sent = date === null ? Number.NaN : Date.parse(date)
  return Math.max(0, until - (Number.isNaN(sent) ? now : sent))
}
