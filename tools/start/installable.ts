import type { VitePWAOptions } from 'vite-plugin-pwa'

/** Makes the shop installable and available offline. A new version waits until the shopper accepts it. */
export const installable: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
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
  srcDir: '../worker/offline',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,woff2}', 'art/*.svg', 'favicon.svg'],
    // The debugger's code is loaded only when it is opened.
    globIgnores: ['**/Debug*', '**/recorder*', '**/*.map'],
    maximumFileSizeToCacheInBytes: 2_000_000,
    sourcemap: false,
  },
}
