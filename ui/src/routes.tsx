import type { ComponentType } from 'react'
import { classifyRoute } from '../../core/domain/route/classifyRoute.ts'
import { pageAt } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import { isDebugOn } from './debug/isDebugOn.ts'
import { lazyPage } from './lazyPage.tsx'
import type { LazyPage } from './lazyPage.tsx'
import { NotFoundPage } from './notFound/NotFoundPage.tsx'

export type Page = ComponentType | LazyPage

/** shop = header and footer · checkout = the logo alone · bare = the page is the screen. */
export type Frame = 'shop' | 'checkout' | 'bare'

/** RT-05, RT-18: the page of a path. One lazy chunk per page. Where the recorder is switched off, its code is not asked for and its path leads nowhere. */
export const pageOf = (pathname: string): Page => {
  const name = pageAt(pathname)
  return name === null || (name === 'Debug' && !isDebugOn()) ? NotFoundPage : pageByName[name]
}

export const frameOf = (pathname: string): Frame => {
  if (classifyRoute(pathname) === 'Checkout') return 'checkout'
  return pageAt(pathname) === 'Debug' && isDebugOn() ? 'bare' : 'shop'
}

const HomePage = lazyPage(async () => (await import('./home/HomePage.tsx')).HomePage, 'home', 'catalog')
const CategoryPage = lazyPage(async () => (await import('./catalog/CategoryPage.tsx')).CategoryPage, 'catalog')
const ProductPage = lazyPage(
  async () => (await import('./product/ProductPage.tsx')).ProductPage,
  'product',
  'catalog',
  'home',
)
const SearchPage = lazyPage(async () => (await import('./search/SearchPage.tsx')).SearchPage, 'search', 'catalog')
const SearchHubPage = lazyPage(
  async () => (await import('./search/SearchHubPage.tsx')).SearchHubPage,
  'search',
  'catalog',
)
const ContentPage = lazyPage(async () => (await import('./content/ContentPage.tsx')).ContentPage)

const CartPage = lazyPage(async () => (await import('./cart/CartPage.tsx')).CartPage, 'cart', 'rejections')
const CheckoutPage = lazyPage(
  async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage,
  'checkout',
  'rejections',
)
const ConfirmationPage = lazyPage(async () => (await import('./order/ConfirmationPage.tsx')).ConfirmationPage)
const AccountPage = lazyPage(async () => (await import('./account/AccountPage.tsx')).AccountPage, 'account')
const AssociateLoginPage = lazyPage(async () => (await import('./associate/AssociateLoginPage.tsx')).AssociateLoginPage)
const ForgotPasswordPage = lazyPage(async () => (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage)
const SignUpPage = lazyPage(async () => (await import('./account/signUp/SignUpPage.tsx')).SignUpPage)
const LocationPage = lazyPage(async () => (await import('./locale/LocationPage.tsx')).LocationPage)
const FavoritesPage = lazyPage(async () => (await import('./favorites/FavoritesPage.tsx')).FavoritesPage)
const SharedFavoritesPage = lazyPage(
  async () => (await import('./favorites/SharedFavoritesPage.tsx')).SharedFavoritesPage,
)
const TrackOrderPage = lazyPage(async () => (await import('./order/TrackOrderPage.tsx')).TrackOrderPage)
const StoreLocatorPage = lazyPage(
  async () => (await import('./stores/StoreLocatorPage.tsx')).StoreLocatorPage,
  'stores',
)
const WarrantyPage = lazyPage(async () => (await import('./service/WarrantyPage.tsx')).WarrantyPage)
const DebugPage = lazyPage(async () => (await import('./debug/DebugPage.tsx')).DebugPage)

const pageByName: Readonly<Record<PageName, Page>> = {
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
  Content: ContentPage,
  Debug: DebugPage,
  Favorites: FavoritesPage,
  LocationSelector: LocationPage,
  SharedFavorites: SharedFavoritesPage,
  SignUp: SignUpPage,
  Stores: StoreLocatorPage,
  TrackOrder: TrackOrderPage,
  Warranty: WarrantyPage,
}
