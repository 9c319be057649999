import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { classifyRoute } from '../../core/domain/route/classifyRoute.ts'
import type { RouteClass } from '../../core/domain/route/classifyRoute.ts'
import { splitLocalePrefix } from '../../core/domain/route/splitLocalePrefix.ts'
import { contentPaths } from './content/contentPaths.ts'
import { isDebugOn } from './debug/isDebugOn.ts'
import { NotFoundPage } from './notFound/NotFoundPage.tsx'

export type Page = ComponentType | LazyExoticComponent<ComponentType>

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

const HomePage = lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }))
const CategoryPage = lazy(async () => ({ default: (await import('./catalog/CategoryPage.tsx')).CategoryPage }))
const ProductPage = lazy(async () => ({ default: (await import('./product/ProductPage.tsx')).ProductPage }))
const SearchPage = lazy(async () => ({ default: (await import('./search/SearchPage.tsx')).SearchPage }))
const SearchHubPage = lazy(async () => ({ default: (await import('./search/SearchHubPage.tsx')).SearchHubPage }))
const ContentPage = lazy(async () => ({ default: (await import('./content/ContentPage.tsx')).ContentPage }))

const CartPage = lazy(async () => ({ default: (await import('./cart/CartPage.tsx')).CartPage }))
const CheckoutPage = lazy(async () => ({ default: (await import('./checkout/CheckoutPage.tsx')).CheckoutPage }))
const ConfirmationPage = lazy(async () => ({ default: (await import('./order/ConfirmationPage.tsx')).ConfirmationPage }))
const AccountPage = lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }))
const AssociateLoginPage = lazy(async () => ({ default: (await import('./associate/AssociateLoginPage.tsx')).AssociateLoginPage }))
const ForgotPasswordPage = lazy(async () => ({ default: (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage }))
const SignUpPage = lazy(async () => ({ default: (await import('./account/signUp/SignUpPage.tsx')).SignUpPage }))
const LocationPage = lazy(async () => ({ default: (await import('./locale/LocationPage.tsx')).LocationPage }))
const FavoritesPage = lazy(async () => ({ default: (await import('./favorites/FavoritesPage.tsx')).FavoritesPage }))
const SharedFavoritesPage = lazy(async () => ({ default: (await import('./favorites/SharedFavoritesPage.tsx')).SharedFavoritesPage }))
const TrackOrderPage = lazy(async () => ({ default: (await import('./order/TrackOrderPage.tsx')).TrackOrderPage }))
const WarrantyPage = lazy(async () => ({ default: (await import('./service/WarrantyPage.tsx')).WarrantyPage }))
const DebugPage = lazy(async () => ({ default: (await import('./debug/DebugPage.tsx')).DebugPage }))

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
  if (rest === '/help/warranty') return WarrantyPage
  if (rest === '/sign-up') return SignUpPage
  if (rest === '/favorites') return FavoritesPage
  if (/^\/favorites\/[^/]+$/.test(rest)) return SharedFavoritesPage
  return contentPaths.has(rest) ? ContentPage : NotFoundPage
}

/** Where it is switched off, the page's code is not asked for and the path leads nowhere. */
const isDebug = (rest: string): boolean => rest === '/debug' && isDebugOn()
