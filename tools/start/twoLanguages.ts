import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'

/** react-aria ships its strings in thirty languages; the shop has two. */
export const twoLanguages = (): PluginOption =>
  ({ ...(optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }) as object), enforce: 'pre' }) as PluginOption
