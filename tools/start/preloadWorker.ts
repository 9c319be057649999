import type { Plugin } from 'vite'

/**
 * Has the page ask for the worker's entry file with its own scripts. The entry only imports the worker's core (decision 26): fetched first
 * when the worker starts, it would cost a round trip.
 */
export const preloadWorker = (): Plugin => ({
  name: 'preload-worker',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((path) => /\/worker-[\w-]{8}\.js$/.test(path))
        .map((path) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', as: 'worker', crossorigin: '', href: `/${path}` },
          injectTo: 'head',
        })),
  },
})
