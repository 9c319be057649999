import { Route, Routes } from 'react-router-dom'
import { StorefrontContext } from './bridge/StorefrontContext.ts'
import type { Storefront } from './bridge/storefront.ts'
import { LocaleGate } from './locale/LocaleGate.tsx'
import { PageRouter } from './shell/PageRouter.tsx'
import type { RouterHistory } from './shell/PageRouter.tsx'
import { Shell } from './shell/Shell.tsx'

export function App({ storefront, places }: { readonly storefront: Storefront; readonly places: RouterHistory }) {
  return (
    <StorefrontContext value={storefront}>
      <PageRouter places={places}>
        <Front />
      </PageRouter>
    </StorefrontContext>
  )
}

/** Every page, within a router: the browser's, or that of a page which the server draws. */
export function Front() {
  return (
    <LocaleGate>
      <Routes>
        <Route path="/:locale/*" element={<Shell />} />
      </Routes>
    </LocaleGate>
  )
}
