import { routeIdentifier } from './routeIdentifier.ts'
import { pathnameOf, splitLocalePrefix } from './splitLocalePrefix.ts'

export type RouteClass =
  | 'Product'
  | 'Category'
  | 'Cart'
  | 'Account'
  | 'Search'
  | 'SearchHub'
  | 'Home'
  | 'Checkout'
  | 'OrderConfirmation'
  | 'AssociateLogin'
  | 'ForgotPassword'
  | 'Other'
  | 'Error'

/** What a page says of itself, as far as it is known. */
export type PageFacts = { readonly description?: string }

/** RT-01…07, RT-16: every path has exactly one class. Error > Product > Category > fixed routes > Home > Other. */
export const classifyRoute = (path: string, page?: PageFacts): RouteClass => {
  if (/unavailable/i.test(page?.description ?? '')) return 'Error'
  const identified = routeIdentifier(path)
  if (identified) return identified.kind
  const { locale, rest } = splitLocalePrefix(pathnameOf(path))
  if (locale !== null && (rest === '' || rest === '/')) return 'Home'
  return fixedRoutes.get(rest) ?? parentClass(rest)
}

/** RT-05 */
const fixedRoutes: ReadonlyMap<string, RouteClass> = new Map([
  ['/cart', 'Cart'],
  ['/account', 'Account'],
  ['/search', 'Search'],
  ['/search/hub', 'SearchHub'],
  ['/checkout', 'Checkout'],
  ['/order-confirmation', 'OrderConfirmation'],
  ['/associate-login', 'AssociateLogin'],
  ['/forgot-password', 'ForgotPassword'],
])

/** RT-05: what lies under the account and the checkout keeps their class; a path with a trailing slash has none (RT-03). */
const parentClass = (rest: string): RouteClass => {
  if (rest.endsWith('/')) return 'Other'
  if (rest.startsWith('/account/')) return 'Account'
  return rest.startsWith('/checkout/') ? 'Checkout' : 'Other'
}
