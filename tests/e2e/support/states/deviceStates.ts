import { fillStorage, storageOf } from '../brokenStorage.ts'
import { isConfirmed, sees, toCart } from '../walk.ts'
import type { State } from './State.ts'

/** Like a browser that has the next version's service worker waiting behind the active one. */
const nextVersionWaits = (): void => {
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    scriptURL: new URL('/sw.js', location.href).href,
    postMessage: () => undefined,
  })
  const registration = Object.assign(new EventTarget(), {
    waiting: worker,
    installing: null,
    active: null,
    update: () => Promise.resolve(),
  })
  Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(registration) })
  Object.defineProperty(navigator.serviceWorker, 'controller', { value: worker })
}

/** What a release does to a tab that is open meanwhile: first offered, then superseded. */
export const deviceStates: readonly State[] = [
  {
    name: 'cart, a newer version is offered',
    reach: async (shopper) => {
      await shopper.context.addInitScript(nextVersionWaits)
      await toCart(shopper)
      await sees(shopper.page, 'We’ve updated our site.')
    },
  },
  {
    name: 'cart, this tab is too old',
    reach: async (shopper) => {
      const newer = await shopper.tab()
      await newer.goto(`${shopper.url}/favicon.svg`)
      await newer.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const open = indexedDB.open('cairn', 100_000)
            open.addEventListener('success', () => resolve(open.result.close()))
            open.addEventListener('error', () => reject(open.error ?? new Error('not opened')))
          }),
      )
      await sees(shopper.page, 'Please reload this tab.')
      await newer.close()
    },
  },
]

/** A device that runs out of room while the shop is open. */
export const fullDiskStates: readonly State[] = [
  {
    name: 'cart, the disk is full',
    reach: async (shopper) => {
      const storage = await storageOf(shopper.page)
      await storage.limitTo(2_000_000)
      await toCart(shopper)
      await fillStorage(shopper.page)
      await storage.limitTo(1)
      await shopper.page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click()
      await shopper.page.locator('.notice').first().waitFor()
      await isConfirmed(shopper.page)
    },
  },
]
