import { allLocales, defaultLocale, parseLocale } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

/** RT-05: the locale of a path without one: the last one used, else the browser's languages, else en-us. The server chooses by the same cookie. */
export const chosenLocale = (
  cookie: string = document.cookie,
  languages: readonly string[] = navigator.languages,
): Locale => {
  const kept = parseLocale(/(?:^|;\s*)locale=([a-z]{2}-[a-z]{2})(?:;|$)/i.exec(cookie)?.[1] ?? '')
  return kept ?? preferred(languages) ?? defaultLocale
}

export const rememberLocale = (locale: Locale): void => {
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
