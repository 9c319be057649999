import type { Locale } from '../locale/locales.ts'
import { pathnameOf, splitLocalePrefix } from '../locale/splitLocalePrefix.ts'

/** RT-09: signing out on one of these leads home; anywhere else the person stays (null). */
export const signOutTarget = (path: string, locale: Locale): string | null =>
  leftOnSignOut.has(sectionOf(path)) ? `/${locale}` : null

/** RT-08: route names are ids such as `cart` or `mini-cart`. */
export const isCartRoute = (routeName: string): boolean => routeName.toLowerCase().includes('cart')

/** SIGN-38: whoever signs in or up on one of these does so in order to buy. */
export const isBuyingAt = (path: string): boolean => ['cart', 'checkout'].includes(sectionOf(path))

/** `/en-us/cart/…` → cart; empty for the home page. */
const sectionOf = (path: string): string => splitLocalePrefix(pathnameOf(path)).rest.split('/')[1] ?? ''

/** What takes a person to another page without a link. */
type Departure = 'OrderPlaced' | 'SignedInWithPendingOrder' | 'AssociateSessionCleared'

/** RT-10, RT-11, RT-12: where it leads, below the locale. */
export const targetAfter = (departure: Departure): string => targets[departure]

const leftOnSignOut: ReadonlySet<string> = new Set(['cart', 'checkout', 'favorites', 'account'])

const targets: Readonly<Record<Departure, string>> = {
  OrderPlaced: '/order-confirmation',
  SignedInWithPendingOrder: '/account',
  AssociateSessionCleared: '/associate-login',
}
