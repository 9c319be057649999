import { languageTag } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'

/** 10:41:58.709, in the developer's time zone. */
export const clockTime = (at: number, locale: Locale): string => {
  const known = formatters.get(locale)
  const formatter =
    known ??
    new Intl.DateTimeFormat(languageTag(locale), {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
    })
  if (!known) formatters.set(locale, formatter)
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? formatter.format(at) : ''
}

/** 12 ms, 1.3 s, 4 min: how long something took. */
export const timeSpan = (ms: number): string => {
  if (ms < 1_000) return `${ms} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  return ms < 5_400_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`
}

const formatters = new Map<Locale, Intl.DateTimeFormat>()
