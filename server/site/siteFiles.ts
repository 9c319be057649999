import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { GalleryConfig } from '../gallery/galleryConfig.ts'
import { manifestFile } from './pageFiles.ts'
import type { Seller } from '../kit/seller.ts'
import type { DiagnosticsSettings } from '../serverConfig.ts'

/** A file of the built site, and where its compressed forms are. */
export type SiteFile = {
  readonly file: string
  readonly type: string
  /** Its name carries a hash of its content, so it never changes. */
  readonly immutable: boolean
  readonly encodings: Readonly<Partial<Record<'br' | 'gzip', string>>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
}

/** Every file of the directory by its path. Read once: a file that was not there at the start cannot be served. */
export const siteFiles = async (directory: string, hasSourceMaps = true): Promise<ReadonlyMap<string, SiteFile>> => {
  if (!existsSync(directory)) return new Map()
  const names = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const own = files.filter(
    (file) => !/\.(br|gz)$/.test(file) && !file.endsWith(manifestFile) && (hasSourceMaps || !file.endsWith('.map')),
  )
  return new Map(
    own.map((file) => [`/${file.slice(directory.length + 1).replaceAll('\\', '/')}`, describe(file, known)]),
  )
}

/** What a deployment decides without a new build; the page hands it to the site. */
export type SiteSettings = {
  readonly debug: boolean
  /** Where problem reports may be sent: a path, an address, or nowhere. */
  readonly reportsTo: string | null
  /** SEG-11: where the site sends diagnostics, and in what batches; absent from the page unless they are sent. */
  readonly diagnostics?: Pick<DiagnosticsSettings, 'to' | 'batchSize' | 'flushInterval'>
  /** TRK-04: whether the pages track, in the batches of the diagnostics. */
  readonly hasTracking?: boolean
  /** The address of the tag manager's script, if the pages have one. */
  readonly tagManager?: string | null
  /** CMS-58: the gallery whose widgets pages show; null = the built-in one. */
  readonly gallery?: GalleryConfig | null
  /** Whether source maps are served; they are on the disk in any case. */
  readonly hasSourceMaps?: boolean
  /** Where the shop is open, without a slash at its end; pages name their canonical address only with it. */
  readonly publicUrl?: string
  /** OPR-64: whom pages name as the seller; without it they name nobody. */
  readonly seller?: Pick<Seller, 'name' | 'email'>
  /** CMS-48: other origins whose films the pages may play. */
  readonly filmsFrom?: readonly string[]
  /** CHK-09: only then does the page mention it; otherwise nothing of a bot check is loaded. */
  readonly isBotCheckOn?: boolean
  /** CMS-10: whether there are previews and their screen. */
  readonly hasPreviews?: boolean
}

/** The page with the settings and the request's nonce in the gaps that the build left for them. */
export const readPage = async (file: string, settings: SiteSettings): Promise<(nonce: string) => string> => {
  const parts = writeSettings(await readFile(file, 'utf8'), settings).split('__CSP_NONCE__')
  return (nonce) => parts.join(nonce)
}

export const writeSettings = (
  page: string,
  {
    debug,
    reportsTo,
    diagnostics,
    hasTracking = false,
    tagManager = null,
    gallery = null,
    isBotCheckOn = false,
    hasPreviews = true,
    seller,
  }: SiteSettings,
): string =>
  page
    .replace('<meta name="cairn-debug"', (first) =>
      isBotCheckOn ? `<meta name="cairn-bot-check" content="on" />${first}` : first,
    )
    .replace('<meta name="cairn-debug"', (first) =>
      diagnostics?.to ? `${sendingMeta('diagnostics', diagnostics.to, diagnostics)}${first}` : first,
    )
    .replace('<meta name="cairn-debug"', (first) =>
      hasTracking ? `${sendingMeta('tracking', 'on', diagnostics)}${first}` : first,
    )
    .replace('<meta name="cairn-debug"', (first) =>
      tagManager === null ? first : `<meta name="cairn-tag-manager" content="${attribute(tagManager)}" />${first}`,
    )
    .replace('<meta name="cairn-debug"', (first) => (gallery === null ? first : `${galleryMeta(gallery)}${first}`))
    .replace('<meta name="cairn-debug"', (first) =>
      hasPreviews ? first : `<meta name="cairn-preview" content="off" />${first}`,
    )
    .replace('<meta name="cairn-debug"', (first) => (seller === undefined ? first : `${sellerMeta(seller)}${first}`))
    .replace('__CAIRN_DEBUG__', debug ? 'on' : 'off')
    .replace('__CAIRN_REPORTS__', () => attribute(reportsTo ?? 'off'))

const sendingMeta = (
  what: 'diagnostics' | 'tracking',
  to: string,
  { batchSize = '', flushInterval = '' }: Partial<DiagnosticsSettings> = {},
): string =>
  `<meta name="cairn-${what}" content="${attribute(to)}" data-batch-size="${attribute(batchSize)}" data-flush-interval="${attribute(flushInterval)}" />`

const galleryMeta = ({ script, base }: GalleryConfig): string =>
  `<meta name="cairn-gallery" content="${attribute(script)}" data-base="${attribute(base)}" />`

const sellerMeta = ({ name, email }: Pick<Seller, 'name' | 'email'>): string =>
  `<meta name="cairn-seller" content="${attribute(name)}" data-email="${attribute(email)}" />`

export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const describe = (file: string, known: ReadonlySet<string>): SiteFile => ({
  file,
  type: types[extname(file)] ?? 'application/octet-stream',
  immutable: /[\\/]assets[\\/].*-[\w-]{6,}\.\w+$/.test(file),
  encodings: {
    ...(known.has(`${file}.br`) ? { br: `${file}.br` } : {}),
    ...(known.has(`${file}.gz`) ? { gzip: `${file}.gz` } : {}),
  },
})
