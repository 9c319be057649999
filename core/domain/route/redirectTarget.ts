import type { Locale } from '../locale/locales.ts'
import { pathnameOf, splitLocalePrefix } from './splitLocalePrefix.ts'

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

const anyCasePrefix = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i
