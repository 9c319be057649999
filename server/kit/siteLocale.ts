import type { GoodsLanguage } from '../../contracts/api/operator/operatorGoods.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { locales as shopLocales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Locale as LocaleCode } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode, Language } from '../storage/tables/CatalogTables.ts'

/** I18N-01: a locale of the shop and what answers derive from it. */
export type SiteLocale = {
  readonly code: LocaleCode
  readonly language: Language
  /** I18N-08: of names and texts of goods; only the United States read `en-us`. */
  readonly goodsLanguage: GoodsLanguage
  readonly currency: CurrencyCode
  readonly country: string
}

export const locales: readonly SiteLocale[] = keysOf(shopLocales).map((code) => {
  const { language, currency, country } = shopLocales[code]
  return { code, language, goodsLanguage: code === 'en-us' ? code : language, currency, country }
})

export const findLocale = (code: string | undefined): SiteLocale | undefined => {
  const known = parseLocale(code ?? '')
  return locales.find((locale) => locale.code === known)
}

/** The meaning of `locale` headers and paths without a known locale. */
export const fallbackLocale: SiteLocale = {
  code: 'en-us',
  language: 'en',
  goodsLanguage: 'en-us',
  currency: 'USD',
  country: 'US',
}
