import { locales as shopLocales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode, Language } from '../catalog/CatalogTables.ts'

/** I18N-01: a locale of the shop and what an answer takes from it. */
export type SiteLocale = {
  readonly code: LocaleCode
  /** The catalogue is written in English and French; the other sites read English. */
  readonly language: Language
  readonly currency: CurrencyCode
  readonly country: string
}

export const locales: readonly SiteLocale[] = (Object.keys(shopLocales) as LocaleCode[]).map((code) => {
  const { language, currency, country } = shopLocales[code]
  return { code, language: language === 'fr' ? 'fr' : 'en', currency, country }
})

export const findLocale = (code: string | undefined): SiteLocale | undefined => {
  const known = parseLocale(code ?? '')
  return locales.find((locale) => locale.code === known)
}

/** What `locale` headers and paths without a known locale mean. */
export const fallbackLocale: SiteLocale = { code: 'en-us', language: 'en', currency: 'USD', country: 'US' }
