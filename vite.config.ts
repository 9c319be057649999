import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { copyPlugin } from './tools/copy/copyPlugin.ts'
import { installable } from './tools/start/installable.ts'
import { noChunkImportsEntry } from './tools/start/noChunkImportsEntry.ts'
import { preloadWorker } from './tools/start/preloadWorker.ts'
import { terserPass } from './tools/start/terserPass.ts'
import { twoLanguages } from './tools/start/twoLanguages.ts'
import { withoutErrors } from './tools/start/withoutErrors.ts'

/** Small things that several pages share weigh less in one file than in one file each, and come in one request. */
const shared = {
  everywhere: together(
    'dialogStore|mustBeAnswered|splitLocalePrefix|messageNumbers|formatNumber|usePage|Contours|contourFrames|useCopy|loadCopy|StorefrontContext|announce|useCommand|useDispatch|rejectionCopy|useRejectionText|errorText|Skeleton|StateLine|Refusal|FavoritesLink|useSideQuery|recipe|Money|formatMoney|Price|LazyPart|NotShown|loadedPart|loadedOnce|usable|Button|IconButton|LinkButton|TextPage|imageTransform|sizedPicture|ProductPlate',
  ),
  goods: together('ProductCard|ProductRail|useRailEnds|Breadcrumbs|Fold|Unreachable|Pagination'),
  quantity: together('QuantityStepper|readQuantity|FieldError|isInteger'),
  rules: together('validate|textRules|calendarDate|focusField|FormRefusal'),
  plain: together('PlainField'),
  cart: together(
    'CartTotals|reservationText|RefusalRow|refusalText|flashRows|flashText|flashCodes|useLineNotes|Callout',
  ),
}
function together(names: string): RegExp {
  return new RegExp(`/(ui/src|core/domain)/(.+/)?(${names})\\.tsx?$`)
}

const longLived =
  /node_modules\/(@messageformat|react|react-dom|react-router|react-router-dom|scheduler|comlink)\/|ui\/src\/mount\.ts$/

const groups = [
  // What hardly a release of ours changes stays in one chunk, and in the browser's cache; `mount.ts` lets React begin with it.
  { name: 'vendor', test: longLived },
  ...Object.entries(shared).map(([name, test]) => ({ name, test })),
]

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
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { bundlerTimings: false } },
  },
  plugins: [react(), twoLanguages(), copyPlugin(), terserPass(), preloadWorker(), VitePWA(installable)],
  worker: {
    format: 'es',
    plugins: () => [withoutErrors(), noChunkImportsEntry(), terserPass()],
    rolldownOptions: { output: { codeSplitting: { groups: [core] } }, checks: { bundlerTimings: false } },
  },
})
