import { expect, test } from 'vitest'
import { formatDay } from '../../../core/domain/time/formatDay.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

const [first, last] = [Date.UTC(2026, 11, 1, 13), Date.UTC(2026, 11, 31, 13)]

const firstOfMonth: Readonly<Record<Locale, readonly [string, string]>> = {
  'en-us': ['December 1, 2026', 'Dec 1'],
  'en-ca': ['December 1, 2026', 'Dec 1'],
  'en-gb': ['1 December 2026', '1 Dec'],
  'fr-fr': ['1er décembre 2026', '1er déc.'],
  'fr-ca': ['1er décembre 2026', '1er déc.'],
  'de-de': ['1. Dezember 2026', '1. Dez.'],
  'it-it': ['1 dicembre 2026', '1 dic'],
  'es-es': ['1 de diciembre de 2026', '1 dic'],
}

test.each(Object.entries(firstOfMonth))('I18N-03 the first of a month in %s', (locale, [long, short]) => {
  const words = (options: Intl.DateTimeFormatOptions) =>
    formatDay(locale as Locale, first, { ...options, timeZone: 'UTC' })
  expect(words({ dateStyle: 'long' })).toBe(long)
  expect(words({ day: 'numeric', month: 'short' })).toBe(short)
})

test('I18N-03 in French only the first of a month is an ordinal, after a weekday and before a time, too', () => {
  const words = (at: number, options: Intl.DateTimeFormatOptions) =>
    formatDay('fr-fr', at, { ...options, timeZone: 'UTC' })
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  expect(words(first, day)).toBe('mardi 1er décembre')
  expect(words(last, day)).toBe('jeudi 31 décembre')
  expect(words(first, { dateStyle: 'medium', timeStyle: 'short' })).toBe('1er déc. 2026, 13:00')
  expect(words(last, { dateStyle: 'medium', timeStyle: 'short' })).toBe('31 déc. 2026, 13:00')
})
