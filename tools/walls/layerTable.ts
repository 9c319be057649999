/** What one layer may import. Layers are named by their folder; from `types`, only types may be imported. */
export type Layer = {
  readonly folder: string
  readonly values: readonly string[]
  /** Layers that only some folders of the layer may import. */
  readonly valuesIn?: Readonly<Record<string, readonly string[]>>
  readonly types: readonly string[]
  /**
   * Package names; `node:*` stands for Node's own modules, `virtual:*` for modules that the build makes,
   * `computed:address` for an address known only at run time, `*` for any package.
   */
  readonly packages: readonly string[]
  /** Packages that only some folders of the layer may import. */
  readonly packagesIn?: Readonly<Record<string, readonly string[]>>
  /**
   * Worker entry files that only some folders may name: the bundler turns the import into an address, and no code is
   * imported.
   */
  readonly workersIn?: Readonly<Record<string, readonly string[]>>
  /** No clock, randomness or outside world: time, ids and random values are passed in as data. */
  readonly pure: boolean
}

/**
 * The layers of docs and README, as the walls enforce them. A file outside all of them is a root file and may import
 * anything.
 */
export const layers: readonly Layer[] = [
  { folder: 'contracts', values: [], types: [], packages: ['effect'], pure: true },
  { folder: 'core/domain', values: [], types: ['contracts'], packages: [], pure: true },
  { folder: 'core/events', values: ['contracts', 'core/domain'], types: [], packages: ['effect', 'immer'], pure: true },
  {
    folder: 'core/commands',
    values: ['contracts', 'core/domain', 'core/events'],
    types: [],
    packages: ['effect'],
    pure: true,
  },
  {
    folder: 'core/adapters',
    values: ['contracts', 'core/domain', 'core/events', 'core/commands'],
    types: [],
    packages: ['effect', 'dexie'],
    pure: false,
  },
  {
    folder: 'worker',
    values: ['contracts', 'core/domain', 'core/events', 'core/commands', 'core/adapters'],
    types: [],
    packages: ['effect', 'comlink', 'immer'],
    // The service worker is a program of its own.
    packagesIn: {
      'worker/offline': [
        'workbox-core',
        'workbox-expiration',
        'workbox-precaching',
        'workbox-routing',
        'workbox-strategies',
      ],
    },
    pure: false,
  },
  {
    folder: 'ui',
    values: ['core/domain'],
    types: ['contracts'],
    packages: [
      'react',
      'react-dom',
      'react-aria-components',
      'react-router-dom',
      '@messageformat/runtime',
      'virtual:*',
    ],
    packagesIn: { 'ui/src/bridge': ['comlink'], 'ui/src/blocks/media': ['hls.js'] },
    workersIn: { 'ui/src/bridge': ['worker/worker.ts'] },
    pure: false,
  },
  {
    // OPR-09: it makes calls of the endpoint table. Of the shop's screens it shares tokens, fonts and base styles, which
    // its stylesheet imports; their components carry the shop's copy and its spacing.
    folder: 'console',
    values: ['contracts', 'core/domain'],
    types: [],
    packages: ['effect', 'react', 'react-dom', 'react-aria-components'],
    packagesIn: { 'console/src/signIn': ['@simplewebauthn/browser'] },
    pure: false,
  },
  {
    folder: 'server',
    values: ['contracts', 'core/domain'],
    // A problem report is a log: the server that receives it must know the schemas of its events. The site's pages are
    // drawn from what a new visitor's worker would receive and show.
    valuesIn: { 'server/report': ['core/events'], 'server/site': ['core/adapters', 'core/events'] },
    types: [],
    packages: [
      'effect',
      'hono',
      '@hono/node-server',
      'kysely',
      'pg',
      '@electric-sql/pglite',
      'csv-parse',
      'csv-stringify',
      'parse5',
      'pdfkit',
      'prom-client',
      '@opentelemetry/api',
      'node:*',
    ],
    // The built module that draws pages: the screen's code, which the server's own sources never import.
    packagesIn: {
      'server/site': ['computed:address'],
      'server/mail': ['nodemailer'],
      'server/operator': ['@simplewebauthn/server'],
      'server/picture': ['sharp', 'aws4fetch'],
      'server/tracing': [
        '@opentelemetry/exporter-trace-otlp-http',
        '@opentelemetry/resources',
        '@opentelemetry/sdk-trace-node',
      ],
    },
    pure: false,
  },
  {
    folder: 'tools',
    values: ['contracts', 'core/domain', 'core/events', 'core/commands', 'core/adapters', 'worker', 'server'],
    types: [],
    packages: ['*'],
    pure: false,
  },
  {
    folder: 'tests',
    values: [
      'contracts',
      'core/domain',
      'core/events',
      'core/commands',
      'core/adapters',
      'worker',
      'ui',
      'console',
      'server',
      'tools',
    ],
    types: [],
    packages: ['*'],
    pure: false,
  },
]

/** Names that a pure layer may not use, in addition to `Date.now`, `Math.random` and the current date. */
export const impureNames: readonly string[] = [
  'crypto',
  'fetch',
  'performance',
  'process',
  'globalThis',
  'window',
  'self',
  'indexedDB',
  'localStorage',
  'navigator',
  'console',
  'Buffer',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]

/** What a table like `valuesIn` allows at this path. */
export const allowedHere = (byFolder: Layer['valuesIn'] = {}, path: string): readonly string[] =>
  Object.entries(byFolder).flatMap(([folder, names]) => (path.startsWith(`${folder}/`) ? names : []))

/** The layer a file belongs to, by its path from the project root. */
export const layerOf = (path: string): Layer | undefined => layers.find((layer) => path.startsWith(`${layer.folder}/`))
