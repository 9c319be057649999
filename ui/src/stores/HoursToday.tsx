import type { Store } from '../../../contracts/api/entities/store.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

/** A place's opening hours today, by this device's date. */
export const HoursToday = ({ hours }: { readonly hours: Store['hours'] }) => {
  const t = useCopy('stores')
  const locale = useShopLocale()
  const today = hoursOn(hours, weekdayOf(Date.now()))
  if (today === undefined) return <>{t.closedToday()}</>
  return (
    <>
      {isDayAndNight(today)
        ? t.dayAndNight()
        : t.openToday({ opens: timeText(today.opens, locale), closes: timeText(today.closes, locale) })}
    </>
  )
}

type Span = Store['hours'][number]

/** The hours of a weekday (1 = Monday); undefined = closed. */
export const hoursOn = (hours: Store['hours'], day: number): Span | undefined => hours.find((span) => span.day === day)

/** Weekday of an instant in this device's time zone. */
export const weekdayOf = (at: number): number => new Date(at).getDay() || 7

export const isDayAndNight = ({ opens, closes }: Span): boolean => opens === '00:00' && closes === '23:59'

/** `HH:MM` in the locale's format. */
export const timeText = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${time}:00Z`),
  )

/** The name of a weekday; 5 January 1970 was a Monday. */
export const weekdayText = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day))
