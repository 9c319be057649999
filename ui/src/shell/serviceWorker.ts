import { useSyncExternalStore } from 'react'
import { trustedScriptUrl } from '../bridge/trustedScriptUrl.ts'

/** Makes the site start without a connection. Waits until the page is quiet; a browser without it loses only that. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registerSoon = () => setTimeout(() => void register(), 1_000)
  // The scripts of a drawn page come after its pictures, and so perhaps after this.
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon)
}

/** A newer version waits. It is offered, never forced. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => takeOver !== null,
    () => false,
  )

export const reloadIntoNewVersion = (): void => (takeOver ? takeOver() : location.reload())

let takeOver: (() => void) | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const register = async (): Promise<void> => {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(trustedScriptUrl(new URL('/sw.js', location.href)) as unknown as string)
  workbox.addEventListener('waiting', () => {
    // A page under no service worker came from the server and is the newest. Firefox lets even the first one of a profile wait for a while.
    if (!navigator.serviceWorker.controller) return
    takeOver = () => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }
    for (const listener of listeners) listener()
  })
  await workbox.register().catch(() => undefined)
}
