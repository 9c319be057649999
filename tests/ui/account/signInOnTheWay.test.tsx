// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SignInForm } from '../../../ui/src/account/signIn/SignInForm.tsx'
import { StorefrontContext } from '../../../ui/src/bridge/StorefrontContext.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'

const nobody = { read: () => undefined, subscribe: () => () => {} } as unknown as Storefront

const Where = () => {
  const { pathname, state } = useLocation()
  return <output>{JSON.stringify({ pathname, state })}</output>
}

test.each([
  ['/en-us/checkout', true],
  ['/en-us/cart', true],
  ['/en-us/journal', false],
])(
  'SIGN-38 from a sign-in at %s the page for new accounts knows that it is in order to buy: %s',
  async (at, isToBuy) => {
    await Promise.all((['account', 'errors', 'shell', 'validation'] as const).map((noun) => loadCopy('en-us', noun)))
    const place = document.createElement('div')
    document.body.replaceChildren(place)
    const root = createRoot(place)
    root.render(
      <StorefrontContext value={nobody}>
        <MemoryRouter initialEntries={[at]}>
          <SignInForm />
          <Where />
        </MemoryRouter>
      </StorefrontContext>,
    )
    const link = () => place.querySelector<HTMLElement>('a[href="/en-us/sign-up"]')
    await expect.poll(link).not.toBeNull()
    link()?.click()
    const seen = { pathname: '/en-us/sign-up', state: { email: '', isToBuy } }
    await expect.poll(() => place.querySelector('output')?.textContent).toBe(JSON.stringify(seen))
    root.unmount()
  },
)
