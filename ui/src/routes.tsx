import type { ComponentType } from 'react'
import { classifyRoute } from '../../core/domain/route/classifyRoute.ts'
import type { RouteClass } from '../../core/domain/route/classifyRoute.ts'
import { splitLocalePrefix } from '../../core/domain/route/splitLocalePrefix.ts'
import { contentPaths } from './content/contentPaths.ts'
import { isDebugOn } from './debug/isDebugOn.ts'
import { lazyPage } from './lazyPage.tsx'
import type { LazyPage } from './lazyPage.tsx'
import { NotFoundPage } from './notFound/NotFoundPage.tsx'

export type Page = ComponentType | LazyPage

/** shop = header and footer · checkout = the logo alone · bare = the page is the screen. */
export type Frame = 'shop' | 'checkout' | 'bare'

/** RT-05, RT-18: the page of a path, by its class. One lazy chunk per page. */
export const pageOf = (pathname: string): Page => {
  const routeClass = classifyRoute(pathname)
  return routeClass === 'Other' ? otherPage(splitLocalePrefix(pathname).rest) : pageByClass[routeClass]
}

export const frameOf = (pathname: string): Frame => {
  if (classifyRoute(pathname) === 'Checkout') return 'checkout'
  return isDebug(splitLocalePrefix(pathname).rest) ? 'bare' : 'shop'
}

const HomePage = lazyPage(async () => (await import('./home/HomePage.tsx')).HomePage, 'home', 'catalog')
const CategoryPage = lazyPage(async () => (await import('./catalog/CategoryPage.tsx')).CategoryPage, 'catalog')
const ProductPage = lazyPage(async () => (await import('./product/ProductPage.tsx')).ProductPage, 'product', 'catalog', 'home')
const SearchPage = lazyPage(async () => (await import('./search/SearchPage.tsx')).SearchPage, 'search', 'catalog')
const SearchHubPage = lazyPage(async () => (await import('./search/SearchHubPage.tsx')).SearchHubPage, 'search', 'catalog')
const ContentPage = lazyPage(async () => (await import('./content/ContentPage.tsx')).ContentPage)

const CartPage = lazyPage(async () => (await import('./cart/CartPage.tsx')).CartPage, 'cart', 'rejections')
const CheckoutPage = lazyPage(async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage, 'checkout', 'rejections')
const ConfirmationPage = lazyPage(async () => (await import('./order/ConfirmationPage.tsx')).ConfirmationPage)
const AccountPage = lazyPage(async () => (await import('./account/AccountPage.tsx')).AccountPage)
const AssociateLoginPage = lazyPage(async () => (await import('./associate/AssociateLoginPage.tsx')).AssociateLoginPage)
const ForgotPasswordPage = lazyPage(async () => (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage)
const SignUpPage = lazyPage(async () => (await import('./account/signUp/SignUpPage.tsx')).SignUpPage)
const LocationPage = lazyPage(async () => (await import('./locale/LocationPage.tsx')).LocationPage)
const FavoritesPage = lazyPage(async () => (await import('./favorites/FavoritesPage.tsx')).FavoritesPage)
const SharedFavoritesPage = lazyPage(async () => (await import('./favorites/SharedFavoritesPage.tsx')).SharedFavoritesPage)
const TrackOrderPage = lazyPage(async () => (await import('./order/TrackOrderPage.tsx')).TrackOrderPage)
const StoreLocatorPage = lazyPage(async () => (await import('./stores/StoreLocatorPage.tsx')).StoreLocatorPage, 'stores')
const WarrantyPage = lazyPage(async () => (await import('./service/WarrantyPage.tsx')).WarrantyPage)
const DebugPage = lazyPage(async () => (await import('./debug/DebugPage.tsx')).DebugPage)

const pageByClass: Readonly<Record<Exclude<RouteClass, 'Other'>, Page>> = {
  Home: HomePage,
  Category: CategoryPage,
  Product: ProductPage,
  Search: SearchPage,
  SearchHub: SearchHubPage,
  Cart: CartPage,
  Checkout: CheckoutPage,
  OrderConfirmation: ConfirmationPage,
  Account: AccountPage,
  AssociateLogin: AssociateLoginPage,
  ForgotPassword: ForgotPasswordPage,
  Error: NotFoundPage,
}

const otherPage = (rest: string): Page => {
  if (isDebug(rest)) return DebugPage
  if (rest === '/location-selector') return LocationPage
  if (rest === '/track-order') return TrackOrderPage
  if (rest === '/stores') return StoreLocatorPage
  if (rest === '/help/warranty') return WarrantyPage
  if (rest === '/sign-up') return SignUpPage
  if (rest === '/favorites') return FavoritesPage
  if (/^\/favorites\/[^/]+$/.test(rest)) return SharedFavoritesPage
  return contentPaths.has(rest) ? ContentPage : NotFoundPage
}

/** Where it is switched off, the page's code is not asked for and the path leads nowhere. */
const isDebug = (rest: string): boolean => rest === '/debug' && isDebugOn()
