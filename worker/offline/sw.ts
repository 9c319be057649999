import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { keepTogether } from './keepTogether.ts'
import { serverPaths } from './serverPaths.ts'

declare const self: ServiceWorkerGlobalScope

/** Every file of the shop; the build writes them here. */
const files = self.__WB_MANIFEST
const shop = new PrecacheController()
shop.addToCacheList(files)

/** Their names have a hash, so that none of them ever changes. */
const hashed = files.flatMap((file) =>
  typeof file === 'object' && file.revision === null ? (shop.getCacheKeyForURL(file.url) ?? []) : [],
)

const install = async (event: ExtendableEvent): Promise<void> => {
  const cache = await self.caches.open(shop.strategy.cacheName)
  await keepTogether(cache, hashed, (url) => fetch(url, { credentials: 'same-origin', priority: 'low' }))
  // The library asks for one file after the other, and for those only that are missing.
  await shop.install(event)
}
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => void shop.activate(event))
cleanupOutdatedCaches()

// The first visit works offline too. A later version still waits until the shopper accepts it.
clientsClaim()
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

registerRoute(new PrecacheRoute(shop))
registerRoute(new NavigationRoute(shop.createHandlerBoundToURL('/index.html'), { denylist: [...serverPaths] }))
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'pictures',
    // The library's types leave out that a callback may be undefined.
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * 60 * 24 * 30 }) as WorkboxPlugin],
  }),
)
