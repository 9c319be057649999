import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { copyLanguage } from '../copy/loadCopy.ts'

/** The language of the page: that of its texts, with the shop's country. */
export const pageLanguage = (locale: Locale): string => `${copyLanguage(locale)}-${locales[locale].country}`
