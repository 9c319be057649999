import { expect, test } from 'vitest'
import { localeOfBrowser } from '../../../core/domain/locale/locales.ts'

test.each([
  [['en-US', 'en'], 'en-us'],
  [['fr', 'fr-FR'], 'fr-fr'],
  [['fr-CA'], 'fr-ca'],
  [['it-CA'], 'en-ca'],
  [['de-DE', 'en-US'], 'de-de'],
  [['zh-Hant-US'], 'en-us'],
  [['pt-BR', 'en-US'], null],
  [['fr'], null],
  [[], null],
] as const)('DLG-15 a browser that speaks %j is at home in %s', (languages, expected) => {
  expect(localeOfBrowser(languages)).toBe(expected)
})
