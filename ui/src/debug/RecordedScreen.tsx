import { Suspense, useMemo, useState } from 'react'
import {
  MemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import type { RecordedViews } from '../../../contracts/recorder.ts'
import type { ConnectionView, HealthView, LaneView } from '../../../contracts/views/workerViews.ts'
import { newKeyEachTime } from '../bridge/useRequest.ts'
import type { Storefront } from '../bridge/storefront.ts'
import { StorefrontContext, useStorefront } from '../bridge/StorefrontContext.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { PageBoundary } from '../shell/PageBoundary.tsx'
import { RecordedFrame } from './RecordedFrame.tsx'
import { lazyInPage } from '../loading/lazyPart.tsx'

export type ScreenName = 'cart' | 'checkout' | 'order'

interface RecordedScreenProps {
  readonly views: RecordedViews
  readonly screen: ScreenName
  readonly title: string
  /** Changes with the moment, so that a form forgets what it kept of another one. */
  readonly moment: string
}

/** The shop's own page with the views of one moment. It can be pressed; every press is rejected with a message. */
export const RecordedScreen = ({ views, screen, title, moment }: RecordedScreenProps) => {
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

/** The router refuses to be inside another one; the page in the frame has nothing to do with this page's address. */
const outsideOfAnyRouter = null as unknown as React.ContextType<typeof LocationContext>
const noRoutes: React.ContextType<typeof RouteContext> = { outlet: null, matches: [], isDataRoute: false }

const paths: Readonly<Record<ScreenName, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  order: '/order-confirmation',
}

const pages: Readonly<Record<ScreenName, React.ComponentType>> = {
  cart: lazyInPage(() => import('../cart/CartPage.tsx'), 'CartPage'),
  checkout: lazyInPage(() => import('../checkout/CheckoutPage.tsx'), 'CheckoutPage'),
  order: lazyInPage(() => import('../order/ConfirmationPage.tsx'), 'ConfirmationPage'),
}

/**
 * A storefront that shows one moment of the past: the same contract, without a worker. A command is rejected with a
 * message and reported to `onPress`; queries go to the shop.
 */
const recordedStorefront = (views: RecordedViews, ask: Storefront['ask'], onPress: () => void): Storefront => {
  const all = { ...views, connection, health }
  const dispatch: Storefront['dispatch'] = ({ commandId }) => {
    onPress()
    return Promise.resolve({ _tag: 'Rejected', commandId, rejection: { _tag: 'ReadOnly', reason: 'recording' } })
  }
  return {
    read: (name) => all[name],
    subscribe: () => () => undefined,
    dispatch,
    ask,
    request: (name) => {
      if (name === 'signUp' || newKeyEachTime.has(name)) return Promise.resolve({ _tag: 'Ignored' })
      // A payment page opens by itself.
      if (name !== 'openPaymentPage') onPress()
      return Promise.resolve({ _tag: 'Unreachable' })
    },
    keepCard: () => Promise.resolve(onPress()),
    keepProof: () => Promise.resolve(onPress()),
    openRecorder: () => Promise.reject(new Error('a recording holds no recorder')),
    restarts: () => 0,
    onStart: () => () => undefined,
    isRecording: true,
  }
}

const idle: LaneView = { state: 'idle', attempts: 0, reason: null, retryAt: null }
const connection: ConnectionView = { online: true, cart: idle, order: idle, favorites: idle, leader: false }
const health: HealthView = { storage: 'ok', reason: null, amnesia: null, readOnly: false }
