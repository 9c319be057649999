import type { Plugin } from 'vite'

/**
 * Makes the page request the worker's entry file with its own scripts. The entry only imports the worker's core
 * (decision 26): if it were fetched when the worker starts, it would cost a round trip.
 */
export const preloadWorker = (): Plugin => ({
  name: 'preload-worker',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((path) => /\/worker-[\w-]{7}\.js$/.test(path))
        .map((path) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', as: 'worker', crossorigin: '', href: `/${path}` },
          injectTo: 'head',
        })),
  },
})

/**
 * Fails a worker's build in which a chunk imports the entry file: WebKit does not register a worker's entry module
 * under its address, so the import would load and run the whole worker a second time (decision 26).
 */
export const noChunkImportsEntry = (): Plugin => ({
  name: 'no-chunk-imports-entry',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    for (const { fileName, imports, dynamicImports } of chunks) {
      const entry = [...imports, ...dynamicImports].find((imported) => entries.has(imported))
      if (entry === undefined) continue
      this.error(
        `${fileName} imports ${entry}, the entry of a worker. Move what it needs into a separate chunk: WebKit would run the worker twice.`,
      )
    }
  },
})
