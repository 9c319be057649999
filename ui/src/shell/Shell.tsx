import { memo, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { invalidCustomerReloadDelay } from '../../../core/domain/configuration/constants.ts'
import { mustAskConsent } from '../../../core/domain/consent/mustAskConsent.ts'
import { pageAt } from '../../../core/domain/route/pageAt.ts'
import { useSignedOut } from '../account/useSignedOut.ts'
import { FrontContext } from '../bridge/core/FrontContext.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { useView } from '../bridge/core/useView.ts'
import { clearAnnouncements, useAnnouncements } from '../components/basic/announce.ts'
import { TextPageSkeleton } from '../components/basic/Skeleton.tsx'
import { Toasts } from '../components/display/Toasts.tsx'
import { showToast } from '../state/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { HealthNotices } from '../health/HealthNotices.tsx'
import { reloadOnce } from '../health/reloadOnce.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { frameOf, pageOf } from '../routes.tsx'
import { AddressParamsProvider } from '../state/AddressParams.tsx'
import { closeDialog, openDialog, useDialogState } from '../state/dialogStore.ts'
import { Bar } from './bars/Bar.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LazyMiniCart } from './LazyMiniCart.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { useScrollMemory } from './useScrollMemory.ts'
import './Shell.css'

/** What surrounds every page. */
export const Shell = () => {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  const front = useQuery({ name: 'departments', ask: {} })
  useScrollMemory()
  const Page = pageOf(pathname)
  return (
    <Suspense fallback={null}>
      <FrontContext value={front}>
        <SessionEffects />
        <SkipLink />
        {frame === 'shop' && <Consent />}
        {frame !== 'bare' && <StoreDeviceBar />}
        {frame === 'shop' && <Header />}
        {frame === 'checkout' && <CheckoutHeader />}
        {frame === 'shop' && <Bar name="benefit-bar" />}
        <HealthNotices isCheckout={frame === 'checkout'} />
        <main id="main" tabIndex={-1}>
          <PageBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <AddressParamsProvider>
                <Page />
                <Alive />
              </AddressParamsProvider>
            </Suspense>
          </PageBoundary>
        </main>
        {frame === 'shop' && <Footer />}
        <LazyMiniCart />
        {frame !== 'bare' && <OpenedDialog />}
        {frame === 'shop' && <PlaceOffer />}
        {frame !== 'bare' && <KeepAudience />}
        {frame === 'shop' && <ShopPopUps />}
        <Toasts />
        <LiveRegion />
      </FrontContext>
    </Suspense>
  )
}

/**
 * RT-22: in place of a page whose code or texts are still being loaded, in about its layout, from the next frame on:
 * nothing else on the screen shows that a link was followed.
 */
const PageSkeleton = () => {
  const t = useCopy('shell')
  const { pathname } = useLocation()
  return <TextPageSkeleton label={t.loading()} layout={pageAt(pathname)} isNow />
}

/** From now on a page drawn by the server answers presses itself; the script in it that kept them until now is told. */
const Alive = () => {
  useEffect(() => void dispatchEvent(new Event('cairn:alive')), [])
  return null
}

const SkipLink = () => {
  const t = useCopy('shell')
  return (
    <a className="skip-link" href="#main">
      {t.skipToContent()}
    </a>
  )
}

/**
 * Renders nothing: reacts to what ends a visit. A separate component, so that a change of the cart does not redraw the
 * whole page.
 */
const SessionEffects = () => {
  useCustomerRejected()
  useSignedOut()
  return null
}

/** Above everything. Only a store's device ever loads the bar. */
const StoreDeviceBar = () => {
  const associate = useView('account')?.associate
  return associate ? <AssociateBar associate={associate} /> : null
}

/** TRK-03: above a page that asks, and nowhere else: its code is loaded only then. */
const Consent = () => {
  const consent = useView('consent')
  const locale = useShopLocale()
  return consent && mustAskConsent(consent.answer, locale) ? <ConsentBanner /> : null
}

/** The worker's view must not draw the server's banner again before its code is here: it would go and come back. */
const ConsentBanner = memo(lazyPart(() => import('../consent/ConsentBanner.tsx'), 'ConsentBanner', { isDrawn: true }))
const ShopPopUps = lazyPart(() => import('./late/ShopPopUps.tsx'), 'ShopPopUps')
const PlaceOffer = lazyPart(() => import('./late/PlaceOffer.tsx'), 'PlaceOffer')
const KeepAudience = lazyPart(() => import('./late/KeepAudience.tsx'), 'KeepAudience')
const AssociateBar = lazyPart(() => import('../associate/AssociateBar.tsx'), 'AssociateBar', {
  fallback: () => <div className="associate-place" />,
})

/**
 * The one polite and the one assertive announcer. Mounted once by the shell; open dialogs leave it audible. Another
 * page starts silent.
 */
const LiveRegion = () => {
  const { pathname } = useLocation()
  // Before the page's own effects, which announce its title.
  useLayoutEffect(() => clearAnnouncements, [pathname])
  const { polite, assertive } = useAnnouncements()
  return (
    <div className="visually-hidden" data-live-announcer="true">
      <div aria-live="polite" role="log" aria-relevant="additions text">
        {polite}
      </div>
      <div aria-live="assertive" role="log" aria-relevant="additions text">
        {assertive}
      </div>
    </div>
  )
}

/** DLG-03: the one place for the dialogs that anything may open; each is loaded when it first opens. */
const OpenedDialog = () => {
  const dialog = useDialogState()
  const owesTerms = useSignedIn()?.owesTerms === true
  useEffect(() => {
    if (owesTerms) openDialog('employeeTerms', {})
    else closeDialog('employeeTerms')
  }, [owesTerms])
  return dialog && <PlacedDialog key={dialog.turn} dialog={dialog} />
}

const PlacedDialog = lazyPart(() => import('../dialogs/PlacedDialog.tsx'), 'PlacedDialog')

/** CART-28: the stored cart is gone; a toast says so, once per occurrence, and the page reloads 4 s later. */
const useCustomerRejected = (): void => {
  const locale = useShopLocale()
  const rejectedAt = useView('cart')?.customerRejectedAt ?? null
  useEffect(() => {
    if (rejectedAt === null || Date.now() - rejectedAt > staleMs) return
    void loadCopy(locale, 'shell').then((t) => showToast({ title: t.invalidCustomer(), isSticky: true }))
    const timer = setTimeout(reloadOnce, Math.max(0, rejectedAt + invalidCustomerReloadDelay - Date.now()))
    return () => clearTimeout(timer)
  }, [rejectedAt, locale])
}

/** What the log remembers from an earlier visit is no news (ms). */
const staleMs = 2 * invalidCustomerReloadDelay
