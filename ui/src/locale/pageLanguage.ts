import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { copyLanguage } from '../copy/loadCopy.ts'

/** What the page says of its language: the words' and the shop's country. */
export const pageLanguage = (locale: Locale): string => `${copyLanguage(locale)}-${locales[locale].country}`
