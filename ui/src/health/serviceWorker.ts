import { trustedScriptUrl } from '../bridge/trustedScriptUrl.ts'
import { createStore } from '../state/createStore.ts'

/**
 * Makes the site start without a connection. Waits until the page is idle; a browser without service workers loses only
 * that.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registerSoon = () => setTimeout(() => void register().catch(() => undefined), 1_000)
  // A drawn page's scripts are loaded after its pictures, and so perhaps after this.
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon)
}

/** A newer version waits. It is offered, never forced. */
export const useNewVersion = (): boolean => takeOver.use((act) => act !== null)

export const reloadIntoNewVersion = (): void => (takeOver.read() ?? (() => location.reload()))()

const takeOver = createStore<(() => void) | null>(null)

/** An `updatefound` may come when the new one is no longer `installing` but `waiting`, in WebKit above all. */
const register = async (): Promise<void> => {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(trustedScriptUrl(new URL('/sw.js', location.href)))
  const offer = (): void => {
    // A page without a service worker came from the server and is the newest. Firefox lets even a profile's first one
    // wait for a while.
    if (registration.waiting && serviceWorker.controller) takeOver.set(take)
  }
  const take = (): void => {
    const { waiting } = registration
    // Another tab has taken it already.
    if (!waiting) return location.reload()
    serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage({ type: 'SKIP_WAITING' })
  }
  const look = (): void => {
    registration.installing?.addEventListener('statechange', offer)
    offer()
  }
  registration.addEventListener('updatefound', look)
  look()
}
