import { parseLocale } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

/** RT-03: the first segment, lower case only. */
const prefixShape = /^\/([a-z]{2}-[a-z]{2})(?=\/|$)/

/** A path in two parts: its locale prefix (null without one) and the rest, '' for the locale's home. */
export const splitLocalePrefix = (path: string): { readonly locale: string | null; readonly rest: string } => {
  const locale = prefixShape.exec(path)?.[1]
  return locale === undefined ? { locale: null, rest: path } : { locale, rest: path.slice(locale.length + 1) }
}

/** RT-05: the locale of a path's shop; null if there is none. */
export const localeOfPath = (path: string): Locale | null => parseLocale(splitLocalePrefix(path).locale ?? '')

/** The path without query and hash. */
export const pathnameOf = (path: string): string => {
  const end = path.search(/[?#]/)
  return end < 0 ? path : path.slice(0, end)
}
