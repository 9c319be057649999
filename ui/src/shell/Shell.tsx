import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { parseLocale } from '../../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { AssociatePlace } from '../associate/AssociatePlace.tsx'
import { useQuery } from '../bridge/useQuery.ts'
import { DialogPlace } from '../dialogs/DialogPlace.tsx'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Toasts } from '../components/Toasts.tsx'
import { HealthNotices } from '../health/HealthNotices.tsx'
import { PlaceOffer } from '../locale/PlaceOffer.tsx'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { frameOf, pageOf } from '../routes.tsx'
import { AddressParamsProvider } from './AddressParams.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { Footer } from './Footer.tsx'
import { FrontContext } from './FrontContext.ts'
import { Header } from './Header.tsx'
import { MiniCartPlace } from './MiniCartPlace.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { ShopWatch } from './ShopWatch.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useScrollMemory } from './useScrollMemory.ts'
import './Shell.css'

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation()
  const frame = frameOf(pathname)
  const front = useQuery({ name: 'storefront', ask: {} })
  useScrollMemory()
  const Page = parseLocale(splitLocalePrefix(pathname).locale ?? '') ? pageOf(pathname) : NotFoundPage
  return (
    <Suspense fallback={null}>
      <FrontContext value={front}>
        <ShopWatch />
        <SkipLink />
        {frame !== 'bare' && <AssociatePlace />}
        {frame === 'shop' && <Header />}
        {frame === 'checkout' && <CheckoutHeader />}
        <HealthNotices isCheckout={frame === 'checkout'} />
        <main id="main" tabIndex={-1}>
          <PageBoundary key={pathname}>
            <Suspense fallback={<div className="page-pending" />}>
              <AddressParamsProvider>
                <Page />
                <Alive />
              </AddressParamsProvider>
            </Suspense>
          </PageBoundary>
        </main>
        {frame === 'shop' && <Footer />}
        <MiniCartPlace />
        {frame !== 'bare' && <DialogPlace />}
        {frame === 'shop' && <PlaceOffer />}
        <Toasts />
        <LiveRegion />
      </FrontContext>
    </Suspense>
  )
}

/** Where a page was drawn by the server it answers presses from now on; the script in it that has kept one so long hears of it. */
function Alive() {
  useEffect(() => void dispatchEvent(new Event('cairn:alive')), [])
  return null
}
