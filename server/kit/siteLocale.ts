import { formatDay } from '../../core/domain/locale/formatDay.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { languageTag, locales as shopLocales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode, Language } from '../storage/tables/CatalogTables.ts'

/** I18N-01: a locale of the shop and what answers derive from it. */
export type SiteLocale = {
  readonly code: LocaleCode
  readonly language: Language
  readonly currency: CurrencyCode
  readonly country: string
}

export const locales: readonly SiteLocale[] = keysOf(shopLocales).map((code) => {
  const { language, currency, country } = shopLocales[code]
  return { code, language, currency, country }
})

export const findLocale = (code: string | undefined): SiteLocale | undefined => {
  const known = parseLocale(code ?? '')
  return locales.find((locale) => locale.code === known)
}

/** The meaning of `locale` headers and paths without a known locale. */
export const fallbackLocale: SiteLocale = { code: 'en-us', language: 'en', currency: 'USD', country: 'US' }

/** Minor units in the site's format: 1234567 → $12,345.67, 12 345,67 €. */
export const moneyText = ({ code }: Pick<SiteLocale, 'code'>, currency: CurrencyCode): ((minor: number) => string) => {
  const format = new Intl.NumberFormat(languageTag(code), { style: 'currency', currency })
  // Few fonts for print have a narrow non-breaking space.
  return (minor) => format.format(minor / 100).replaceAll('\u202f', '\u00a0')
}

/** A date in the site's language, in UTC, so that a page says the same wherever it is printed. */
export const dayText = ({ code }: Pick<SiteLocale, 'code'>, at: number): string =>
  formatDay(code, at, { dateStyle: 'long', timeZone: 'UTC' })
