import { fallbackLocale, findLocale, locales } from '../kit/siteLocale.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'

/** `isForever`: the same for every visitor. */
type Redirect = { readonly to: string; readonly isForever: boolean }

/**
 * Where to redirect a page's path, or undefined when it is right or leads nowhere: `/` and paths without a locale get
 * the chosen one (RT-05), a mixed-case locale becomes lower case (RT-03), a trailing slash is removed. Only what is
 * the same for everybody is forever (SEO-08). The result is always a path of ours, never another host.
 */
export const redirectOf = (
  path: string,
  chosen: () => SiteLocale,
  isPage: (path: string) => boolean,
): Redirect | undefined => {
  const parts = path.split('/').filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (first === '') return { to: `/${chosen().code}`, isForever: false }
  const locale = /^[a-z]{2}-[a-z]{2}$/i.test(first) ? first.toLowerCase() : undefined
  const right = `/${[...(locale === undefined ? [chosen().code, first] : [findLocale(locale)?.code ?? locale]), ...rest].join('/')}`
  if (right === path || (locale === undefined && !isPage(right))) return undefined
  return { to: right, isForever: locale !== undefined }
}

/** RT-05: the locale of a visitor whose path has none: the cookie's, else the browser's, else en-us. */
export const chooseLocale = (cookie: string | undefined, acceptLanguage: string | undefined): SiteLocale => {
  const kept = findLocale(/(?:^|;\s*)locale=([a-z]{2}-[a-z]{2})(?:;|$)/i.exec(cookie ?? '')?.[1])
  return kept ?? preferred(acceptLanguage ?? '') ?? fallbackLocale
}

/** By weight: the exact locale, else the first of the same language. */
const preferred = (acceptLanguage: string): SiteLocale | undefined => {
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
