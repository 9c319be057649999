import { use } from 'react'
import type { ComponentType } from 'react'
import { classifyRoute, pageAt } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import { AroundScreen, slotCode } from './content/AroundScreen.tsx'
import { loadCopy } from './copy/loadCopy.ts'
import type { CopyNoun } from './copy/loadCopy.ts'
import { useShopLocale } from './copy/shopLocale.ts'
import type { ComponentIn } from './loading/lazyPart.tsx'
import { onceLoaded } from './loading/onceLoaded.ts'

export type Page = ComponentType | LazyPage

/** shop = header and footer · checkout = only the logo · bare = the page is the whole screen. */
export type Frame = 'shop' | 'checkout' | 'bare'

/**
 * RT-05, RT-18: the page of a path. One lazy chunk per page. Where the recorder is switched off, its code is not loaded
 * and its path leads nowhere.
 */
export const pageOf = (pathname: string): Page => {
  const name = pageAt(pathname)
  if (name === null || (name === 'Debug' && !isDebugOn())) return MissingPage
  return name === 'Category' && pathname.includes('/c/gift-cards-') ? GiftCardsPage : pageByName[name]
}

export const frameOf = (pathname: string): Frame => {
  if (classifyRoute(pathname) === 'Checkout') return 'checkout'
  return pageAt(pathname) === 'Debug' && isDebugOn() ? 'bare' : 'shop'
}

type LazyPage = ComponentType & {
  /** Loads the page's code and all its texts, in parallel. */
  readonly fetch: (locale: string) => Promise<unknown>
  /** The nouns of its texts. */
  readonly nouns: readonly CopyNoun[]
}

/** A page in its own chunk, and its texts. A failed load is forgotten: the next visit tries again. */
const lazyPage = <Chunk extends object>(
  load: () => Promise<Chunk>,
  name: ComponentIn<Chunk>,
  ...nouns: readonly CopyNoun[]
): LazyPage => {
  const code = onceLoaded(load)
  const fetch = (locale: string) => Promise.all([code(), ...nouns.map((noun) => loadCopy(locale, noun))])
  const Lazy = () => {
    const locale = useShopLocale()
    for (const noun of nouns) void loadCopy(locale, noun).catch(() => {})
    const Page = use(code())[name] as ComponentType // A page takes no props.
    return <Page />
  }
  return Object.assign(Lazy, { fetch, nouns })
}

/** CMS-02 */
const inSlot = (Page: LazyPage): LazyPage =>
  Object.assign(
    () => (
      <AroundScreen>
        <Page />
      </AroundScreen>
    ),
    { fetch: (locale: string) => Promise.all([Page.fetch(locale), slotCode()]), nouns: Page.nouns },
  )

const CategoryPage = lazyPage(() => import('./catalog/CategoryPage.tsx'), 'CategoryPage', 'catalog')
const ProductPage = lazyPage(() => import('./product/ProductPage.tsx'), 'ProductPage', 'product', 'catalog')
const SearchPage = lazyPage(() => import('./search/SearchPage.tsx'), 'SearchPage', 'search', 'catalog')
const SearchHubPage = lazyPage(() => import('./search/SearchHubPage.tsx'), 'SearchHubPage', 'search', 'catalog')
const ContentPage = lazyPage(() => import('./content/ContentPage.tsx'), 'ContentPage')
const MissingPage = lazyPage(() => import('./content/ContentPage.tsx'), 'MissingPage')

const CartPage = lazyPage(() => import('./cart/CartPage.tsx'), 'CartPage', 'cart', 'rejections')
const CheckoutPage = lazyPage(() => import('./checkout/CheckoutPage.tsx'), 'CheckoutPage', 'checkout', 'rejections')
const ConfirmationPage = lazyPage(() => import('./order/ConfirmationPage.tsx'), 'ConfirmationPage')
const AccountPage = lazyPage(() => import('./account/AccountPage.tsx'), 'AccountPage', 'account')
const AssociateLoginPage = lazyPage(() => import('./associate/AssociateLoginPage.tsx'), 'AssociateLoginPage')
const ForgotPasswordPage = lazyPage(() => import('./account/signIn/ForgotPasswordPage.tsx'), 'ForgotPasswordPage')
const SignUpPage = lazyPage(() => import('./account/signUp/SignUpPage.tsx'), 'SignUpPage')
const LocationPage = lazyPage(() => import('./locale/LocationPage.tsx'), 'LocationPage')
const FavoritesPage = lazyPage(() => import('./favorites/FavoritesPage.tsx'), 'FavoritesPage')
const SharedFavoritesPage = lazyPage(() => import('./favorites/SharedFavoritesPage.tsx'), 'SharedFavoritesPage')
const TrackOrderPage = lazyPage(() => import('./order/TrackOrderPage.tsx'), 'TrackOrderPage')
const StoreLocatorPage = lazyPage(() => import('./stores/StoreLocatorPage.tsx'), 'StoreLocatorPage', 'stores')
const WarrantyPage = lazyPage(() => import('./service/WarrantyPage.tsx'), 'WarrantyPage')
const WithdrawPage = lazyPage(() => import('./withdrawal/WithdrawPage.tsx'), 'WithdrawPage', 'withdrawal')
const CmsPreviewPage = lazyPage(() => import('./content/preview/CmsPreviewPage.tsx'), 'CmsPreviewPage', 'preview')
const DebugPage = lazyPage(() => import('./debug/DebugPage.tsx'), 'DebugPage')

const GiftCardsPage = inSlot(CategoryPage)

const pageByName: Readonly<Record<PageName, Page>> = {
  Home: ContentPage,
  Category: CategoryPage,
  Product: ProductPage,
  Search: inSlot(SearchPage),
  SearchHub: SearchHubPage,
  Cart: inSlot(CartPage),
  Checkout: inSlot(CheckoutPage),
  OrderConfirmation: inSlot(ConfirmationPage),
  // Its slots stand beside the names of its sections.
  Account: AccountPage,
  AssociateLogin: AssociateLoginPage,
  ForgotPassword: ForgotPasswordPage,
  CmsPreview: CmsPreviewPage,
  Content: ContentPage,
  Debug: DebugPage,
  Favorites: FavoritesPage,
  LocationSelector: LocationPage,
  SharedFavorites: SharedFavoritesPage,
  SignUp: inSlot(SignUpPage),
  Stores: inSlot(StoreLocatorPage),
  TrackOrder: TrackOrderPage,
  Warranty: WarrantyPage,
  Withdraw: WithdrawPage,
}

/**
 * The server writes into the page whether this deployment has the flight recorder; the development server has it on.
 */
const isDebugOn = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="cairn-debug"]')?.content !== 'off'
