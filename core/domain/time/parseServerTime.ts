import type { CalendarDate } from '../calendar/calendarDate.ts'
import { calendarDate, dayNumber } from '../calendar/calendarDate.ts'

/**
 * TIME-03: the instant in `{ timestamp }` as epoch ms. Epoch ms, epoch seconds (below 10¹¹) and ISO strings with a zone
 * are read; anything else is the epoch, 0.
 */
export const parseServerTime = (answer: unknown): number => {
  const timestamp =
    typeof answer === 'object' && answer !== null && 'timestamp' in answer ? answer.timestamp : undefined
  if (typeof timestamp === 'string') return instantOfIso(timestamp) ?? 0
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp) || timestamp < 0 || timestamp > latestInstant)
    return 0
  return Math.floor(timestamp < firstMilliseconds ? timestamp * 1000 : timestamp)
}

const firstMilliseconds = 1e11
/** The last instant that a Date can represent. */
const latestInstant = 8.64e15

const isoShape =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[Tt ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?(?<zone>[Zz]|[+-]\d{2}:?\d{2})$/

const instantOfIso = (text: string): number | null => {
  const found = isoShape.exec(text.trim())?.groups
  if (!found) return null
  const date = calendarDate(Number(found['year']), Number(found['month']), Number(found['day']))
  const [hour, minute, second] = [Number(found['hour']), Number(found['minute']), Number(found['second'] ?? 0)]
  if (date === null || hour > 23 || minute > 59 || second > 59) return null
  const fraction = Number((found['fraction'] ?? '0').padEnd(3, '0').slice(0, 3))
  const instant = timeOfDay(date, hour, minute, second) + fraction - zoneOffset(found['zone'] ?? 'Z')
  return instant < 0 ? null : instant
}

const timeOfDay = (date: CalendarDate, hour: number, minute: number, second: number): number =>
  (((dayNumber(date) * 24 + hour) * 60 + minute) * 60 + second) * 1000

/** Ms east of UTC. */
const zoneOffset = (zone: string): number => {
  if (zone.toUpperCase() === 'Z') return 0
  const digits = zone.replace(/\D/g, '')
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}
