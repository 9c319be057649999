import type { Locale } from '../locale/locales.ts'
import { pathnameOf, splitLocalePrefix } from './splitLocalePrefix.ts'

/** RT-09: signing out of these leads home; from anywhere else the person stays (null). */
export const signOutTarget = (path: string, locale: Locale): string | null => {
  const [, first = ''] = splitLocalePrefix(pathnameOf(path)).rest.split('/')
  return leftOnSignOut.has(first) ? `/${locale}` : null
}

const leftOnSignOut: ReadonlySet<string> = new Set(['cart', 'checkout', 'favorites', 'account'])

/** RT-08: route names are ids such as `cart` or `mini-cart`. */
export const isCartRoute = (routeName: string): boolean => routeName.toLowerCase().includes('cart')
