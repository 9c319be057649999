import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'

/** A day in the words of the site; the day it was in Greenwich, so that a sheet says the same wherever it is printed. */
export const dayText = ({ code }: Pick<SiteLocale, 'code'>, at: number): string =>
  new Intl.DateTimeFormat(languageTag(code), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
