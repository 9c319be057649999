import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { copyPlugin } from './tools/copy/copyPlugin.ts'
import { installable } from './tools/start/installable.ts'
import { terserPass } from './tools/start/terserPass.ts'

/** react-aria brings its own words in thirty languages; the shop speaks two. */
const twoLanguages = { ...(optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }) as object), enforce: 'pre' } as PluginOption

/** Small things that several pages share: together they weigh less than one file each. */
const quantity = /ui\/src\/components\/(QuantityStepper|readQuantity|FieldError)\.tsx?$|domain\/cart\/isWhole\.ts$/
const wordsPage = /ui\/src\/(shell\/usePage|art\/Contours|art\/contourFrames)\.tsx?$/

const longLived = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|comlink)\//

const groups = [
  { name: 'vendor', test: longLived },
  { name: 'quantity', test: quantity, includeDependenciesRecursively: false },
  { name: 'wordsPage', test: wordsPage, includeDependenciesRecursively: false },
]

export default defineConfig({
  root: 'ui',
  publicDir: 'public',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What no release of ours changes stays in one chunk, and in the browser's cache.
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [react(), twoLanguages, copyPlugin(), terserPass(), VitePWA(installable)],
  worker: { format: 'es', plugins: () => [terserPass()] },
})
