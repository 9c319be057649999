import { expect, test } from 'vitest'
import { allLocales, languageTag, locales } from '../../../core/domain/locale/locales.ts'
import { localeCountry, localeCurrency } from '../../../ui/src/locale/localeName.ts'

test.each(allLocales)(
  'I18N-05 %s is called as its own language calls it, and by its language too where a country has two',
  (locale) => {
    const { country, language } = locales[locale]
    const nameOf = (type: 'region' | 'language', code: string) =>
      new Intl.DisplayNames([languageTag(locale)], { type }).of(code) ?? ''
    const hasTwo = allLocales.filter((other) => locales[other].country === country).length > 1
    expect(localeCountry[locale]).toBe(nameOf('region', country) + (hasTwo ? ` (${nameOf('language', language)})` : ''))
  },
)

test('I18N-02 a currency is shown by its symbol and its code, Canada’s by its code', () => {
  expect(allLocales.map(localeCurrency)).toEqual(['$ USD', 'CAD', 'CAD', '£ GBP', '€ EUR', '€ EUR', '€ EUR', '€ EUR'])
})
