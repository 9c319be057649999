import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { copyParts, partName } from './tools/copy/copyParts.ts'
import { copyPlugin } from './tools/copy/copyPlugin.ts'
import { groupedSources } from './tools/start/groupedSources.ts'
import { installable } from './tools/start/installable.ts'
import { keptPages } from './tools/start/keptPages.ts'
import { lightRouter } from './tools/start/lightRouter.ts'
import { noChunkImportsEntry, preloadWorker } from './tools/start/workerEntry.ts'
import { terserPass } from './tools/start/terserPass.ts'
import { shopLanguages } from './tools/start/shopLanguages.ts'
import { withoutErrors } from './tools/start/withoutErrors.ts'

const longLived =
  /node_modules\/(@messageformat|make-plural|react|react-dom|react-router|react-router-dom|scheduler|comlink)\/|ui\/src\/mount\.ts$/

const copyGroups = Object.entries(copyParts).map(([part, nouns]) => ({
  name: (id: string) => `${partName(part)}-${id.split('/')[1]}`,
  test: new RegExp(`virtual:copy/[\\w-]+/(${nouns.join('|')})$`),
  debugName: `copy ${part}`,
}))

const groups = [
  // What hardly a release of ours changes stays in one chunk, and in the browser's cache; `mount.ts` lets React begin
  // with it.
  { name: 'vendor', test: longLived },
  // Small things that several pages share weigh less in one file than in one file each, and come in one request.
  // A chunk holds the files of some folders and all that they import.
  {
    name: 'everywhere',
    test: /\/(ui\/src\/(components\/(basic|product)|copy|loading|state|art|bridge\/core)|core\/domain\/(configuration|inventory|locale|madeToOrder))\/[^/]+\.tsx?$/,
  },
  { name: 'browsing', test: /\/ui\/src\/(components\/browsing\/[^/]+|product\/rails\/LazyRecentlyViewed)\.tsx?$/ },
  // A product that is there does without it.
  { name: 'notFound', test: /\/ui\/src\/notFound\/[^/]+\.tsx?$/ },
  { name: 'field', test: /\/ui\/src\/components\/field\/[^/]+\.tsx?$/ },
  {
    name: 'rules',
    test: /\/(ui\/src\/components\/check|core\/domain\/(validation|calendar))\/[^/]+\.tsx?$/,
  },
  { name: 'cart', test: /\/ui\/src\/cart\/parts\/[^/]+\.tsx?$/ },
  // What every page begins with; a group below would take what it imports out of it.
  { name: 'start', tags: ['$initial' as const] },
  // What a document's blocks share.
  { name: 'slot', test: /\/ui\/src\/content\/slot\/[^/]+\.tsx?$/ },
  { name: 'blocks', test: /\/ui\/src\/blocks\/page\/[^/]+\.tsx?$/ },
  { name: 'blockParts', test: /\/ui\/src\/blocks\/parts\/[^/]+\.tsx?$/ },
  { name: 'frame', test: /\/ui\/src\/blocks\/frame\/[^/]+\.tsx?$/ },
  { name: 'hearts', test: /\/(ui\/src\/favorites\/heart|core\/domain\/favorites)\/[^/]+\.tsx?$/ },
  // What joins a page once it is alive, and what every dialog and the panel of the cart stand on.
  { name: 'late', test: /\/ui\/src\/(shell\/late|tracking)\/[^/]+\.tsx?$/ },
  { name: 'overlay', test: /\/ui\/src\/components\/overlay\/[^/]+\.tsx?$/ },
  ...copyGroups,
]

/** The page names nearly all of these files at its start, so each letter of a hash weighs about 0.15 kB there. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** What the worker starts with, apart from its entry file (decision 26). */
const core = { name: 'core', tags: ['$initial' as const], test: /^(?!.*\/worker\/worker\.ts$)/ }

export default defineConfig({
  root: 'ui',
  publicDir: 'public',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // The server reads it, to know what a page that it draws comes to life with.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { ...fileNames, codeSplitting: { groups } }, checks: { bundlerTimings: false } },
  },
  plugins: [
    react(),
    lightRouter(),
    keptPages(),
    shopLanguages(),
    copyPlugin(),
    terserPass(),
    preloadWorker(),
    groupedSources(),
    VitePWA(installable),
  ],
  worker: {
    format: 'es',
    plugins: () => [withoutErrors(), noChunkImportsEntry(), terserPass()],
    rolldownOptions: {
      output: { ...fileNames, codeSplitting: { groups: [core] } },
      checks: { bundlerTimings: false },
    },
  },
})
