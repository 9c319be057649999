import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { allLocales, defaultLocale, parseLocale } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { localeOfPath, redirectTarget } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { ShopLocaleContext } from '../copy/shopLocale.ts'
import { pageLanguage } from './pageLanguage.ts'

/**
 * RT-03, RT-05: every page is under a locale in lower case; other paths are redirected there. An unknown locale is not
 * found.
 */
export const LocaleGate = ({ children }: { readonly children: React.ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  const known = localeOfPath(pathname)
  const locale = known ?? chosenLocale()
  const target = redirectTarget(pathname + search + hash, locale)
  useEffect(() => {
    document.documentElement.lang = pageLanguage(locale)
    if (known) rememberLocale(known)
  }, [locale, known])
  if (target !== null) return <Navigate to={target} replace />
  return <ShopLocaleContext value={locale}>{children}</ShopLocaleContext>
}

/**
 * RT-05: the locale of a path without one: the last one used, else the browser's, else en-us. The server uses the same
 * cookie.
 */
const chosenLocale = (cookie: string = document.cookie, languages: readonly string[] = navigator.languages): Locale => {
  const kept = parseLocale(/(?:^|;\s*)locale=([a-z]{2}-[a-z]{2})(?:;|$)/i.exec(cookie)?.[1] ?? '')
  return kept ?? preferred(languages) ?? defaultLocale
}

const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `locale=${locale}; Path=/; SameSite=Lax; Max-Age=${60 * 60 * 24 * 365}${secure}`
}

const preferred = (languages: readonly string[]): Locale | undefined => {
  for (const tag of languages) {
    const lower = tag.toLowerCase()
    const match = parseLocale(lower) ?? allLocales.find((locale) => locale.slice(0, 2) === lower.slice(0, 2))
    if (match) return match
  }
  return undefined
}
