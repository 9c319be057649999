import { localeOfPath, pathnameOf, splitLocalePrefix } from '../locale/splitLocalePrefix.ts'

/** Every kind of page in the shop: those with their own class (RT-05), and the existing ones of RT-06. */
export type PageName = Exclude<RouteClass, 'Other' | 'Error'> | OtherPage

type OtherPage =
  | 'CmsPreview'
  | 'Content'
  | 'Debug'
  | 'Favorites'
  | 'LocationSelector'
  | 'SharedFavorites'
  | 'SignUp'
  | 'Stores'
  | 'TrackOrder'
  | 'Warranty'
  | 'Withdraw'

/**
 * RT-05, RT-06: the one list of the shop's pages, for the browser's router and the server's 404. null: there is no page
 * at this path.
 */
export const pageAt = (path: string): PageName | null => {
  const pathname = pathnameOf(path)
  const { rest } = splitLocalePrefix(pathname)
  if (localeOfPath(pathname) === null) return null
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

/** A section of the account. `addressId` null: a new one. */
export type AccountSection =
  | {
      readonly section:
        | 'overview'
        | 'orders'
        | 'addresses'
        | 'profile'
        | 'preferences'
        | 'loyalty'
        | 'cards'
        | 'newCard'
    }
  | { readonly section: 'order'; readonly orderId: string }
  | { readonly section: 'address'; readonly addressId: string | null }

/** RT-18: the section of a path without its locale; null if there is none. */
export const accountSectionOf = (rest: string): AccountSection | null => {
  const [, orderId] = /^\/account\/orders\/([\w-]+)$/.exec(rest) ?? []
  if (orderId !== undefined) return { section: 'order', orderId }
  const [, addressId] = /^\/account\/addresses\/([\w-]+)$/.exec(rest) ?? []
  if (addressId !== undefined) return { section: 'address', addressId: addressId === 'new' ? null : addressId }
  return Object.hasOwn(sectionByPath, rest) ? (sectionByPath[rest] ?? null) : null
}

/**
 * The key of the content document at a path below the locale: `home` for the front page, the last part of a content
 * route, or a word of its own (`/journal`). Whether anything is published under it, the content service knows. null: no
 * content is here.
 */
export const contentKeyAt = (rest: string): string | null => {
  if (rest === '' || rest === '/') return 'home'
  const [, help, returns] = deepContentPath.exec(rest) ?? []
  const word = /^\/([a-z0-9][a-z0-9-]*)$/.exec(rest)?.[1]
  return help ?? returns ?? (word === undefined || shownElsewhere.test(word) ? null : word)
}

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

/** What a page says about itself, as far as it is known. */
type PageFacts = { readonly description?: string }

/** RT-01…07, RT-16: every path has exactly one class. Error > Product > Category > fixed routes > Home > Other. */
export const classifyRoute = (path: string, page?: PageFacts): RouteClass => {
  if (/unavailable/i.test(page?.description ?? '')) return 'Error'
  const identified = routeIdentifier(path)
  if (identified) return identified.kind
  const { locale, rest } = splitLocalePrefix(pathnameOf(path))
  if (locale !== null && (rest === '' || rest === '/')) return 'Home'
  return fixedRoutes.get(rest) ?? parentClass(rest)
}

type RouteIdentifier = { readonly kind: 'Product' | 'Category'; readonly id: string }

/** RT-01…04: the product or category that a path names: the characters after its final dash; null if it names none. */
export const routeIdentifier = (path: string): RouteIdentifier | null => {
  const pathname = pathnameOf(path)
  if (splitLocalePrefix(pathname).locale === null) return null
  const product = pathname.includes('/p/') ? productEnd.exec(pathname)?.[1] : undefined
  if (product !== undefined) return { kind: 'Product', id: product }
  const category = pathname.includes('/c/') ? categoryEnd.exec(pathname)?.[1] : undefined
  return category === undefined ? null : { kind: 'Category', id: category }
}

/** CMS-03: the path of a page without the `/pre` that makes it a preview. */
export const withoutPreview = (path: string): string => path.replace(/^\/pre(?=\/|$)/, '')

const otherPageAt = (rest: string): OtherPage | null => {
  if (/^\/favorites\/[^/]+$/.test(rest)) return 'SharedFavorites'
  return otherPages.get(rest) ?? (contentKeyAt(rest) === null ? null : 'Content')
}

/** RT-13: the content routes of more than one part; all others are one word. */
const deepContentPath = /^\/help\/(?:(delivery|size-guides|contact-us)|returns\/(how-to-return))$/

/** Documents with another address, or none. */
const shownElsewhere = /^(?:home|error-4xx|delivery|size-guides|contact-us|how-to-return)$/

const otherPages: ReadonlyMap<string, OtherPage> = new Map([
  ['/cms-preview', 'CmsPreview'],
  ['/debug', 'Debug'],
  ['/favorites', 'Favorites'],
  ['/help/warranty', 'Warranty'],
  ['/location-selector', 'LocationSelector'],
  ['/sign-up', 'SignUp'],
  ['/stores', 'Stores'],
  ['/track-order', 'TrackOrder'],
  ['/withdraw', 'Withdraw'],
])

const sectionByPath: Readonly<Record<string, AccountSection>> = {
  '/account': { section: 'overview' },
  '/account/orders': { section: 'orders' },
  '/account/addresses': { section: 'addresses' },
  '/account/profile': { section: 'profile' },
  '/account/preferences': { section: 'preferences' },
  '/account/loyalty': { section: 'loyalty' },
  '/account/payment-methods': { section: 'cards' },
  '/account/payment-methods/new': { section: 'newCard' },
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

/**
 * RT-05: paths below the account and the checkout have the same class; a path with a trailing slash has none (RT-03).
 */
const parentClass = (rest: string): RouteClass => {
  if (rest.endsWith('/')) return 'Other'
  if (rest.startsWith('/account/')) return 'Account'
  return rest.startsWith('/checkout/') ? 'Checkout' : 'Other'
}

const productEnd = /-([A-Z0-9]{8,11})$/

const categoryEnd = /-(\d{4,10})$/
