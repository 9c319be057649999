import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'

/** react-aria brings its own words in thirty languages; the shop speaks two. */
export const twoLanguages = (): PluginOption =>
  ({ ...(optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }) as object), enforce: 'pre' }) as PluginOption
