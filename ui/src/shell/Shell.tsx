import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyAssociateBar } from '../associate/LazyAssociateBar.tsx'
import { useQuery } from '../bridge/useQuery.ts'
import { useCopy } from '../copy/useCopy.ts'
import { OpenedDialog } from '../dialogs/OpenedDialog.tsx'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { Toasts } from '../components/Toasts.tsx'
import { HealthNotices } from '../health/HealthNotices.tsx'
import { PlaceOffer } from '../locale/PlaceOffer.tsx'
import { frameOf, pageOf } from '../routes.tsx'
import { AddressParamsProvider } from './AddressParams.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { Footer } from './Footer.tsx'
import { FrontContext } from './FrontContext.ts'
import { Header } from './Header.tsx'
import { LazyMiniCart } from './LazyMiniCart.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SessionEffects } from './SessionEffects.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useScrollMemory } from './useScrollMemory.ts'
import './Shell.css'

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  const front = useQuery({ name: 'storefront', ask: {} })
  useScrollMemory()
  const Page = pageOf(pathname)
  return (
    <Suspense fallback={null}>
      <FrontContext value={front}>
        <SessionEffects />
        <SkipLink />
        {frame !== 'bare' && <LazyAssociateBar />}
        {frame === 'shop' && <Header />}
        {frame === 'checkout' && <CheckoutHeader />}
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
        <Toasts />
        <LiveRegion />
      </FrontContext>
    </Suspense>
  )
}

/** In the place of a page whose code or words are still under way, from the next frame on: nothing else on the screen says that a link was followed. */
function PageSkeleton() {
  const t = useCopy('shell')
  return (
    <div className="page page-pending" data-now>
      <SkeletonGroup label={t.loading()} isPage>
        <div className="page-skeleton">
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton width="18rem" height="3rem" />
          <Skeleton width="24rem" height="1.5rem" />
          <Skeleton height="24rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

/** Where a page was drawn by the server it answers presses from now on; the script in it that has kept one so long hears of it. */
function Alive() {
  useEffect(() => void dispatchEvent(new Event('cairn:alive')), [])
  return null
}
