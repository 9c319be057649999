import { until } from './Engine.ts'
import { pressToVisible } from './pressToVisible.ts'
import {
  button,
  counts,
  emptyCart,
  field,
  harrow,
  has,
  hasNot,
  inDialog,
  isConfirmed,
  link,
  reloadedCart,
  shows,
} from './walking.ts'
import type { WalkStep } from './walking.ts'

/** From the first visit to a cart that survives its server's restart. */
export const cartSteps: readonly WalkStep[] = [
  {
    title: 'a first visit, and the second page of a fresh profile',
    walk: async (tab, _engine, { url }) => {
      await tab.open(`${url}/en-us`)
      await has(tab, 'main h1')
      await until('a service worker', () =>
        tab.run<boolean>('return navigator.serviceWorker.getRegistration().then((found) => found !== undefined)'),
      )
      await tab.open(`${url}/en-us/c/footwear-1000`)
      await until('an installed service worker', () =>
        tab.run<boolean>(
          'return navigator.serviceWorker.getRegistration().then((found) => found?.installing === null && (found.waiting ?? found.active) !== null)',
        ),
      )
      await tab.open(`${url}/en-us/stores`)
      await has(tab, 'main h1')
      await until('the end of registering', () =>
        tab.run<boolean>('return navigator.serviceWorker.ready.then(() => true)'),
      )
    },
  },
  {
    title: 'listing',
    walk: async (tab, _engine, { url }) => {
      await tab.open(`${url}/en-us/c/footwear-1000`)
      await has(tab, 'main a[href*="/p/"]')
      // As by a shopper who has closed the pop-ups: they would lie over what a later step presses.
      await tab.run(`localStorage.setItem('cairn.dismissed', '["newsletter-2026","registration-2026"]')`)
      await tab.reload()
      await tab.press({ css: 'main a[href*="/p/"]', name: /Harrow Mid/ })
      await until('the product', () =>
        tab.run<boolean>(
          `return /HARROWMID1/.test(location.pathname) && document.querySelector('main h1')?.innerText === 'Harrow Mid'`,
        ),
      )
    },
  },
  {
    title: 'product',
    walk: async (tab, _engine, { url }) => {
      await tab.open(url + harrow)
      await has(tab, 'main h1')
      await tab.reload()
      await tab.press(button('Add to cart'))
      await shows(tab, 'Harrow Mid added')
    },
  },
  {
    title: 'cart',
    walk: async (tab) => {
      await tab.press(inDialog(link(/^View cart/)))
      await counts(tab, 1)
      await isConfirmed(tab)
      await reloadedCart(tab, 1)
      await tab.press(button('One more'))
      await counts(tab, 2)
      await isConfirmed(tab)
      await reloadedCart(tab, 2)
    },
  },
  {
    // Whatever is being stored when a page is left, the next one finds the database free (decision 41).
    title: 'ten pages left while they store a change',
    walk: async (tab) => {
      for (const quantity of [3, 2, 3, 2, 3, 2, 3, 2, 3, 2]) {
        await tab.press(button(quantity === 3 ? 'One more' : 'One less'))
        await counts(tab, quantity)
        await tab.reload()
        await counts(tab, quantity)
        await isConfirmed(tab)
        await reloadedCart(tab, quantity)
      }
    },
  },
  { title: 'a press is visible within one frame', walk: (tab) => pressToVisible(tab) },
  {
    title: 'coupon',
    walk: async (tab) => {
      await tab.type(field('Promo code'), 'WELCOME10')
      await tab.press(button('Apply'))
      await has(tab, '[aria-label="Remove code WELCOME10"]')
      await isConfirmed(tab)
      await tab.reload()
      await tab.press(button('Remove code WELCOME10'))
      await hasNot(tab, '[aria-label="Remove code WELCOME10"]')
      await isConfirmed(tab)
    },
  },
  {
    title: 'two tabs',
    walk: async (tab, engine, { url }) => {
      const other = await engine.tab()
      await other.open(`${url}/en-us/cart`)
      await counts(other, 2)
      await tab.press(button('One more'))
      await counts(other, 3)
      await other.press(button('One less'))
      await counts(other, 2)
      await counts(tab, 2)
      await isConfirmed(tab)
      await other.close()
    },
  },
  {
    title: 'the server stopped for 20 s, and back',
    walk: async (tab, _engine, { stop, start }) => {
      await stop()
      try {
        const gone = performance.now()
        await tab.press(button('One more'))
        await counts(tab, 3)
        await tab.reload()
        await counts(tab, 3)
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, gone + outageMs - performance.now())))
      } finally {
        // What fails here must not fail every later step too.
        await start()
      }
      await isConfirmed(tab)
      await reloadedCart(tab, 3)
      await emptyCart(tab)
    },
  },
]

const outageMs = 20_000
