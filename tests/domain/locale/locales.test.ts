import { describe, expect, test } from 'vitest'
import {
  allLocales,
  defaultLocale,
  languageTag,
  locales,
  parseLocale,
  siteOfCountry,
} from '../../../core/domain/locale/locales.ts'

test('I18N-01 a locale is read in any case, an unknown one is not', () => {
  expect(parseLocale('EN-us')).toBe('en-us')
  expect(parseLocale('xx-yy')).toBeNull()
  expect(parseLocale('constructor')).toBeNull()
})

describe('the eight locales', () => {
  test('I18N-01 have the form xx-yy and belong to a site', () => {
    expect(allLocales).toEqual(['en-us', 'en-ca', 'fr-ca', 'en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es'])
    expect(defaultLocale).toBe('en-us')
    for (const locale of allLocales) {
      expect(locale).toMatch(/^[a-z]{2}-[a-z]{2}$/)
      expect(locale).toBe(languageTag(locale).toLowerCase())
      expect(siteOfCountry(locales[locale].country)).toBe(locales[locale].site)
    }
    expect(allLocales.filter((locale) => locales[locale].site === 'NA')).toEqual(['en-us', 'en-ca', 'fr-ca'])
  })

  test('I18N-03 write dates MM/DD/YYYY on the NA site and DD/MM/YYYY elsewhere', () => {
    for (const { site, dateFormat } of Object.values(locales)) {
      expect(dateFormat).toBe(site === 'NA' ? 'MM/DD/YYYY' : 'DD/MM/YYYY')
    }
  })
})
