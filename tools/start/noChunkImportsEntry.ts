import type { Plugin } from 'vite'

/**
 * Fails a worker's build in which a chunk imports the entry file: WebKit does not register a worker's entry module under its address, so
 * the import would load and run the whole worker a second time (decision 26).
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
        `${fileName} imports ${entry}, the entry of a worker. Move what it needs into a chunk of its own: WebKit would run the worker twice.`,
      )
    }
  },
})
