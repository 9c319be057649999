import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { StorefrontContext } from './bridge/StorefrontContext.ts'
import type { Storefront } from './bridge/storefront.ts'
import { LocaleGate } from './locale/LocaleGate.tsx'
import { Shell } from './shell/Shell.tsx'

export function App({ storefront }: { readonly storefront: Storefront }) {
  return (
    <StorefrontContext value={storefront}>
      <BrowserRouter>
        <Front />
      </BrowserRouter>
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
