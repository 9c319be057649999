import { findLocale } from './siteLocale.ts'
import type { Locale } from './siteLocale.ts'

const bare = ['cart', 'account', 'search', 'search-hub', 'checkout', 'order-confirmation', 'associate-login', 'forgot-password', 'sign-up', 'favorites', 'debug']

/**
 * Where a page's path should have gone, or undefined when it is right: `/` and bare paths get the locale (RT-05), a
 * mixed-case locale is lowercased (RT-03), a slash at the end goes. Only paths of our own come out: never another host.
 */
export function redirectOf(path: string, chosen: () => Locale): string | undefined {
  const parts = path.split('/').filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (first === '') return `/${chosen().code}`
  const locale = /^[a-z]{2}-[a-z]{2}$/i.test(first) ? first.toLowerCase() : undefined
  if (locale === undefined) return isBare(first) ? `/${[chosen().code, ...parts].join('/')}` : undefined
  const right = `/${[findLocale(locale)?.code ?? locale, ...rest].join('/')}`
  return right === path ? undefined : right
}

const isBare = (part: string): boolean => bare.includes(part)
