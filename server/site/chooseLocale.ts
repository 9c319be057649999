import { fallbackLocale, findLocale, locales } from './siteLocale.ts'
import type { SiteLocale } from './siteLocale.ts'

/** RT-05: the locale of a visitor without one in the path: the cookie, else the browser's languages, else en-us. */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | undefined): SiteLocale {
  const kept = findLocale(/(?:^|;\s*)locale=([a-z]{2}-[a-z]{2})(?:;|$)/i.exec(cookie ?? '')?.[1])
  return kept ?? preferred(acceptLanguage ?? '') ?? fallbackLocale
}

/** In the order of their weights: the exact locale, else the first of the same language. */
function preferred(acceptLanguage: string): SiteLocale | undefined {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((range) => ({
      tag: range.split(';')[0]?.trim().toLowerCase() ?? '',
      weight: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const locale = findLocale(tag) ?? locales.find(({ code }) => code.slice(0, 2) === tag.slice(0, 2))
    if (locale) return locale
  }
  return undefined
}
