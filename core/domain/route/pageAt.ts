import { parseLocale } from '../locale/locales.ts'
import { accountSectionOf } from './accountSectionOf.ts'
import { classifyRoute } from './classifyRoute.ts'
import type { RouteClass } from './classifyRoute.ts'
import { contentPaths } from './contentPaths.ts'
import { pathnameOf, splitLocalePrefix } from './splitLocalePrefix.ts'

/** Every kind of page the shop has: those with a class of their own (RT-05), and of RT-06 those there are. */
export type PageName = Exclude<RouteClass, 'Other' | 'Error'> | OtherPage

type OtherPage =
  | 'Content'
  | 'Debug'
  | 'Favorites'
  | 'LocationSelector'
  | 'SharedFavorites'
  | 'SignUp'
  | 'Stores'
  | 'TrackOrder'
  | 'Warranty'

/** RT-05, RT-06: the one list of the shop's pages, for the browser's router and for the server's 404. null: there is no page at this path. */
export const pageAt = (path: string): PageName | null => {
  const pathname = pathnameOf(path)
  const { locale, rest } = splitLocalePrefix(pathname)
  if (parseLocale(locale ?? '') === null) return null
  const routeClass = classifyRoute(pathname)
  switch (routeClass) {
    case 'Error':
      return null
    case 'Other':
      return otherPageAt(rest)
    case 'Account':
      return accountSectionOf(rest) === null ? null : 'Account'
    case 'Checkout':
      return rest === '/checkout' ? 'Checkout' : null
    default:
      return routeClass
  }
}

const otherPageAt = (rest: string): OtherPage | null => {
  if (/^\/favorites\/[^/]+$/.test(rest)) return 'SharedFavorites'
  return contentPaths.has(rest) ? 'Content' : (otherPages.get(rest) ?? null)
}

const otherPages: ReadonlyMap<string, OtherPage> = new Map([
  ['/debug', 'Debug'],
  ['/favorites', 'Favorites'],
  ['/help/warranty', 'Warranty'],
  ['/location-selector', 'LocationSelector'],
  ['/sign-up', 'SignUp'],
  ['/stores', 'Stores'],
  ['/track-order', 'TrackOrder'],
])
