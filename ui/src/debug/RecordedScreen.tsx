import { Suspense, useMemo, useState } from 'react'
import {
  MemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import type { RecordedViews } from '../../../contracts/recorder.ts'
import { StorefrontContext, useStorefront } from '../bridge/StorefrontContext.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { PageBoundary } from '../shell/PageBoundary.tsx'
import { RecordedFrame } from './RecordedFrame.tsx'
import { recordedStorefront } from './recordedStorefront.ts'
import { loadedPart } from '../shell/loadedPart.tsx'

export type ScreenName = 'cart' | 'checkout' | 'order'

export interface RecordedScreenProps {
  readonly views: RecordedViews
  readonly screen: ScreenName
  readonly title: string
  /** Changes with the moment: what a form has kept of another one is forgotten. */
  readonly moment: string
}

/** The shop's own page, fed with the views of one moment. It can be pressed; every press is refused in words. */
export function RecordedScreen({ views, screen, title, moment }: RecordedScreenProps) {
  const t = useCopy('rejections')
  const { ask } = useStorefront()
  const shopPath = useShopPath()
  const [pressedAt, setPressedAt] = useState<string | null>(null)
  const storefront = useMemo(() => recordedStorefront(views, ask, () => setPressedAt(moment)), [views, ask, moment])
  const Page = pages[screen]
  return (
    <>
      <RecordedFrame title={title}>
        <StorefrontContext value={storefront}>
          <LocationContext value={outsideOfAnyRouter}>
            <RouteContext value={noRoutes}>
              <MemoryRouter key={screen} initialEntries={[shopPath(paths[screen])]}>
                <PageBoundary key={`${screen} ${moment}`}>
                  <Suspense fallback={null}>
                    <Page />
                  </Suspense>
                </PageBoundary>
              </MemoryRouter>
            </RouteContext>
          </LocationContext>
        </StorefrontContext>
      </RecordedFrame>
      <p role="status" className="screen-note">
        {pressedAt === moment && t.ReadOnlyRecording()}
      </p>
    </>
  )
}

/** The router refuses to stand inside another one; the page in the frame has nothing to do with the address of this one. */
const outsideOfAnyRouter = null as unknown as React.ContextType<typeof LocationContext>
const noRoutes: React.ContextType<typeof RouteContext> = { outlet: null, matches: [], isDataRoute: false }

const paths: Readonly<Record<ScreenName, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  order: '/order-confirmation',
}

const pages: Readonly<Record<ScreenName, React.ComponentType>> = {
  cart: loadedPart(async () => (await import('../cart/CartPage.tsx')).CartPage),
  checkout: loadedPart(async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage),
  order: loadedPart(async () => (await import('../order/ConfirmationPage.tsx')).ConfirmationPage),
}
