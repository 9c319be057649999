import { parseLocale } from './locales.ts'
import type { Locale } from './locales.ts'

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

/**
 * RT-03, RT-05: where a path leads before it is classified: a mixed-case locale prefix becomes lower case, one trailing
 * slash is removed, a path without a locale gets the chosen one. null = no redirect. Query and hash are kept.
 */
export const redirectTarget = (path: string, chosen: Locale): string | null => {
  const pathname = pathnameOf(path)
  const lowered = pathname.replace(anyCasePrefix, (prefix) => prefix.toLowerCase())
  const { locale, rest } = splitLocalePrefix(lowered)
  if (locale !== null && rest === '/' && lowered === pathname) return null
  const trimmed = rest.endsWith('/') ? rest.slice(0, -1) : rest
  const target = `/${locale ?? chosen}${trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`}`
  return target === pathname ? null : target + path.slice(pathname.length)
}

/** RT-03: the first segment, lower case only. */
const prefixShape = /^\/([a-z]{2}-[a-z]{2})(?=\/|$)/

const anyCasePrefix = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i
