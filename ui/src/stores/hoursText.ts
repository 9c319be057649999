import type { Store } from '../../../contracts/api/store.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

type Span = Store['hours'][number]

/** The hours of a weekday (1 = Monday); undefined = closed. */
export const hoursOn = (hours: Store['hours'], day: number): Span | undefined => hours.find((span) => span.day === day)

/** Weekday of an instant in the time of this device. */
export const weekdayOf = (at: number): number => new Date(at).getDay() || 7

export const isDayAndNight = ({ opens, closes }: Span): boolean => opens === '00:00' && closes === '23:59'

/** `HH:MM` as the locale writes a time. */
export const timeText = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${time}:00Z`),
  )

/** The name of a weekday; 5 January 1970 was a Monday. */
export const weekdayText = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day))
