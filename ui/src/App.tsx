import { Route, Routes } from 'react-router-dom'
import { StorefrontContext } from './bridge/StorefrontContext.ts'
import type { Storefront } from './bridge/storefront.ts'
import { LocaleGate } from './locale/LocaleGate.tsx'
import { PageRouter } from './shell/PageRouter.tsx'
import type { RouterHistory } from './shell/PageRouter.tsx'
import { Shell } from './shell/Shell.tsx'

export const App = ({ storefront, places }: { readonly storefront: Storefront; readonly places: RouterHistory }) => (
  <StorefrontContext value={storefront}>
    <PageRouter places={places}>
      <Front />
    </PageRouter>
  </StorefrontContext>
)

/** Every page, within a router: the browser's, or the server's for a page that it draws. */
export const Front = () => (
  <LocaleGate>
    <Routes>
      <Route path="/:locale/*" element={<Shell />} />
    </Routes>
  </LocaleGate>
)
