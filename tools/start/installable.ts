import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Makes the shop installable and available offline. A new version waits until the shopper accepts it. */
export const installable: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    name: 'Cairn',
    short_name: 'Cairn',
    description: 'Footwear and clothing for walking, made to be mended.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f4ed',
    theme_color: '#2c4330',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // One file: under Trusted Types a service worker may not import a script by its bare address.
    inlineWorkboxRuntime: true,
    globPatterns: ['**/*.{js,css,html,woff2}', 'art/*.svg', 'favicon.svg'],
    // The debugger's code is loaded only when it is opened.
    globIgnores: ['**/Debug*', '**/recorder*', '**/*.map'],
    maximumFileSizeToCacheInBytes: 2_000_000,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [
      /^\/(cart\/v\d|token|consumers-v3|products|stores|wishlists|fapi|media|payment-provider|reports|dev)\//,
      // SEO-07: a last segment with a dot is a file; no page has one.
      /^[^?]*\/[^/?]*\.[^/?]*(?:\?|$)/,
      // OPR-09: another program.
      /^\/operator(\/|$)/,
      // CMS-03, CMS-10: what shows drafts comes from the server each time.
      /^\/pre(\/|$)/,
      /^\/[^/]+\/cms-preview$/,
    ],
    cleanupOutdatedCaches: true,
    // The first visit works offline too. A later version still waits until the shopper accepts it.
    clientsClaim: true,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
        handler: 'CacheFirst',
        options: { cacheName: 'pictures', expiration: { maxEntries: 400, maxAgeSeconds: 60 * 60 * 24 * 30 } },
      },
    ],
  },
}
