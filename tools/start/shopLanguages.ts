import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { PluginOption } from 'vite'

/** react-aria ships its strings in thirty languages; the shop has five. */
export const shopLanguages = (): PluginOption =>
  ({
    ...(optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'de-DE', 'it-IT', 'es-ES'] }) as object),
    enforce: 'pre',
  }) as PluginOption
