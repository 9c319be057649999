import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { StorefrontContext } from './bridge/StorefrontContext.ts'
import type { Storefront } from './bridge/storefront.ts'
import { LocaleGate } from './locale/LocaleGate.tsx'
import { Shell } from './shell/Shell.tsx'

export function App({ storefront }: { readonly storefront: Storefront }) {
  return (
    <StorefrontContext value={storefront}>
      <BrowserRouter>
        <LocaleGate>
          <Routes>
            <Route path="/:locale/*" element={<Shell />} />
          </Routes>
        </LocaleGate>
      </BrowserRouter>
    </StorefrontContext>
  )
}
