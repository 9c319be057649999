import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '../../../core/domain/locale/formatNumber.ts'
import { allLocales, languageTag } from '../../../core/domain/locale/locales.ts'

test.each(allLocales)('I18N-02 in %s numbers are grouped and their fraction is marked as Intl does', (locale) => {
  const [any, one] = [
    new Intl.NumberFormat(languageTag(locale)),
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
      fc.constantFrom(1, 10, 100, 1000),
      (whole, parts) => {
        expect(formatNumber(whole / parts, locale)).toBe(any.format(whole / parts))
        expect(formatNumber(whole / 10, locale, 1, 1)).toBe(one.format(whole / 10))
      },
    ),
  )
})

test('I18N-02 nothing below zero is left of what rounds to zero', () => {
  expect(formatNumber(-0.04, 'en-us', 1, 1)).toBe('0.0')
  expect(formatNumber(-0, 'en-us')).toBe('0')
})

test.each([
  ['en-us', '123', '1,234', '12,345'],
  ['de-de', '123', '1.234', '12.345'],
  ['it-it', '123', '1234', '12.345'],
  ['es-es', '123', '1234', '12.345'],
] as const)('I18N-02 in %s thousands are set apart: %s, %s, %s', (locale, ...written) => {
  expect([123, 1_234, 12_345].map((value) => formatNumber(value, locale))).toEqual(written)
})
