import { findLocale } from './siteLocale.ts'
import type { SiteLocale } from './siteLocale.ts'

/**
 * Where a page's path should have gone, or undefined when it is right or leads nowhere: `/`, and the path of a page without
 * its locale, get the chosen one (RT-05), a mixed-case locale is lowercased (RT-03), a slash at the end goes. Only paths of our own come
 * out: never another host.
 */
export function redirectOf(
  path: string,
  chosen: () => SiteLocale,
  isPage: (path: string) => boolean,
): string | undefined {
  const parts = path.split('/').filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (first === '') return `/${chosen().code}`
  const locale = /^[a-z]{2}-[a-z]{2}$/i.test(first) ? first.toLowerCase() : undefined
  const right = `/${[...(locale === undefined ? [chosen().code, first] : [findLocale(locale)?.code ?? locale]), ...rest].join('/')}`
  return right === path || (locale === undefined && !isPage(right)) ? undefined : right
}
