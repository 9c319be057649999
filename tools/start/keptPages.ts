import type { Plugin } from 'vite'

/**
 * Chromium drops a page that it keeps for "back" as soon as that page runs anything, and Comlink lets the garbage
 * collector run something for every proxy. A page's proxies need none of it: those of a worker end with the worker, and
 * the flight recorder releases its own.
 */
export const keptPages = (): Plugin => ({
  name: 'kept-pages',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/comlink/dist/esm/comlink.mjs') ? { code: withoutFinalizers(code), map: null } : undefined,
})

/** Comlink's source without its finalizers. Throws when they are not where they were. */
export const withoutFinalizers = (source: string): string => {
  const lines = source.replace('"FinalizationRegistry" in globalThis &&', 'false &&')
  if (lines === source)
    throw new Error('Comlink has changed: its finalizers were not found (tools/start/keptPages.ts).')
  return lines
}
