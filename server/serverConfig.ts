import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diagnosticsUpload } from '../contracts/diagnosticsUpload.ts'
import { reportUpload } from '../contracts/reportUpload.ts'
import { galleryConfig } from './gallery/galleryConfig.ts'
import type { GalleryConfig } from './gallery/galleryConfig.ts'
import { trustedProxies } from './limits/clientAddress.ts'
import type { TrustedProxies } from './limits/clientAddress.ts'
import { reportsIn } from './report/reportFolder.ts'
import type { PreviewPolicy } from './kit/Context.ts'
import { isLoopback, publicUrlOf, safeAddress } from './kit/safeAddress.ts'
import { sellerConfig } from './kit/sellerConfig.ts'
import type { SellerConfig } from './kit/sellerConfig.ts'
import { smtpConfig } from './mail/smtp/smtpConfig.ts'
import type { SmtpConfig } from './mail/smtp/smtpConfig.ts'
import { picturePlace } from './picture/picturePlace.ts'
import type { PicturePlace } from './picture/picturePlace.ts'
import { processCount } from './processes/processCount.ts'
import { tracingConfig } from './tracing/tracingConfig.ts'
import { trackingConfig } from './tracking/trackingConfig.ts'
import type { TrackingConfig } from './tracking/trackingConfig.ts'
import type { StoragePlace } from './storage/openStorage.ts'

export type ServerConfig = {
  readonly port: number
  readonly host: string
  readonly place: StoragePlace
  /** OPS-30: how many processes serve, and the number of this one among them; null = it is alone. */
  readonly processes: number
  readonly process: number | null
  /** Where the built site is. */
  readonly site: string
  /** Whether the site has the flight recorder at /debug. */
  readonly debug: boolean
  readonly reports: Reports
  readonly diagnostics: DiagnosticsSettings
  /** The mailbox page and its like exist. */
  readonly isDevelopment: boolean
  /** OPS-27: an empty database is filled with the demonstration, whose accounts have a password that everybody knows. */
  readonly hasDemonstration: boolean
  /** The shop's address as shoppers know it, without a slash at its end: links in letters begin with it. */
  readonly publicUrl: string
  /** OPR-64: who sells, and what is missing of it. */
  readonly seller: SellerConfig
  /** CHK-09: sign-in, sign-up and orders require the token of a bot check. */
  readonly isBotCheckOn: boolean
  /** CMS-48: pages may play films from the video cloud. */
  readonly hasCloudVideo: boolean
  /** OPR-08: `/operator` is there, for those who run the shop. */
  readonly hasConsole: boolean
  /** SEG-10: visitors take part in experiments, on the sites that have them. */
  readonly hasExperiments: boolean
  /** Squares stand in for the drawings of products: for tests. */
  readonly hasPlainDrawings: boolean
  /** OPS-06: how letters leave. */
  readonly mail: SmtpConfig
  /** OPS-53: where uploaded pictures are kept. */
  readonly pictures: PicturePlace
  readonly tracking: TrackingConfig
  readonly gallery: GalleryConfig | null
  /** CMS-10: who may see drafts of content. */
  readonly previews: PreviewPolicy
  /** Whose `X-Forwarded-For` is trusted. */
  readonly proxies: TrustedProxies
  /** Where `/metrics` is served; null = nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null
  /** OPS-40: the collector of traces; null = none. */
  readonly collector: string | null
  /** How long a stopping server goes on serving, so that a balancer can notice that it is not ready, ms. */
  readonly drainMs: number
}

/**
 * Where shoppers may send problem reports: a path of this shop, an address, or nowhere (null); where this server keeps
 * those it has received, and whether it takes more.
 */
export type Reports = { readonly to: string | null; readonly folder: string; readonly isTakenHere: boolean }

/**
 * Where the site sends diagnostics: a path of this shop, an address, or nowhere (null); and in what batches, as
 * configured.
 */
export type DiagnosticsSettings = {
  readonly to: string | null
  readonly isTakenHere: boolean
  readonly batchSize: string
  readonly flushInterval: string
}

/**
 * The variables, their defaults and their effects: docs/configuration.md. A wrong value stops the start with a message,
 * except for CAIRN_BATCH_SIZE and CAIRN_FLUSH_INTERVAL (ERR-34) and for most of tracking (`trackingConfig`).
 */
export const serverConfig = (env: Variables): ServerConfig => {
  const port = numberOf('PORT', env['PORT'] || '4173', 65_535)
  const url = env['DATABASE_URL']
  const host = env['HOST'] || '127.0.0.1'
  const mode = env['CAIRN_MODE'] || (!url && isLoopback(host) ? 'development' : 'production')
  if (mode !== 'development' && mode !== 'production')
    throw new Error(`CAIRN_MODE is ${mode}; it must be development or production.`)
  const isDevelopment = mode === 'development'
  const root = projectRoot(dirname(fileURLToPath(import.meta.url)))
  const data = resolve(root, env['CAIRN_DATA'] || '.data')
  const publicUrl = publicUrlOf(env['CAIRN_PUBLIC_URL'] || `http://localhost:${port}`)
  const hasDemonstration = switchOf(env, 'CAIRN_DEMO', isDevelopment)
  const mail = smtpConfig(env, isDevelopment)
  const place: StoragePlace = url ? { kind: 'url', url } : { kind: 'directory', directory: data }
  return {
    port,
    host,
    place,
    processes: processCount(env['CAIRN_PROCESSES'] || '1', place),
    process: null,
    site: join(root, 'dist', 'client'),
    debug: switchOf(env, 'CAIRN_DEBUG', isDevelopment),
    publicUrl,
    seller: sellerConfig(env, { hasDemonstration, publicUrl, mailFrom: mail.smtp?.from.address ?? null }),
    reports: reportsOf(env['CAIRN_REPORTS'] || 'off', reportsIn(data)),
    diagnostics: diagnosticsOf(env),
    isDevelopment,
    hasDemonstration,
    isBotCheckOn: switchOf(env, 'CAIRN_BOT_CHECK', false),
    hasConsole: switchOf(env, 'CAIRN_CONSOLE', true),
    hasCloudVideo: switchOf(env, 'CAIRN_CLOUD_VIDEO', false),
    hasExperiments: switchOf(env, 'CAIRN_EXPERIMENTS', isDevelopment),
    hasPlainDrawings: switchOf(env, 'CAIRN_PLAIN_DRAWINGS', false),
    mail,
    pictures: picturePlace(env, root),
    tracking: trackingConfig(env, isDevelopment),
    gallery: galleryConfig(env),
    previews: previewsOf(env['CAIRN_PREVIEW'] || (isDevelopment ? 'open' : 'token'), mode),
    proxies: trustedProxies(env['CAIRN_TRUSTED_PROXIES'] ?? ''),
    metrics: env['CAIRN_METRICS_PORT']
      ? {
          port: numberOf('CAIRN_METRICS_PORT', env['CAIRN_METRICS_PORT'], 65_535),
          host: env['CAIRN_METRICS_HOST'] || '127.0.0.1',
        }
      : null,
    collector: tracingConfig(env['OTEL_EXPORTER_OTLP_ENDPOINT']),
    drainMs: 1000 * numberOf('CAIRN_DRAIN_SECONDS', env['CAIRN_DRAIN_SECONDS'] || (isDevelopment ? '0' : '5'), 120),
  }
}

type Variables = Readonly<Record<string, string | undefined>>

const switchOf = (env: Variables, name: string, isUsuallyOn: boolean): boolean => {
  const written = env[name] || (isUsuallyOn ? 'on' : 'off')
  if (written !== 'on' && written !== 'off') throw new Error(`${name} is ${written}; it must be on or off.`)
  return written === 'on'
}

const numberOf = (name: string, written: string, most: number): number => {
  const number = Number(written)
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new Error(`${name} is ${written}; it must be a number from 0 to ${most}.`)
  return number
}

const previewsOf = (written: string, mode: string): PreviewPolicy => {
  if (written === 'open' && mode === 'production')
    throw new Error('CAIRN_PREVIEW is open; in production it must be token or off, so that drafts stay private.')
  if (written !== 'open' && written !== 'token' && written !== 'off')
    throw new Error(`CAIRN_PREVIEW is ${written}; it must be open, token or off.`)
  return written
}

const reportsOf = (written: string, folder: string): Reports => ({
  to: destination('CAIRN_REPORTS', written, reportUpload.path),
  folder,
  isTakenHere: written === 'on',
})

const diagnosticsOf = (env: Variables): DiagnosticsSettings => {
  const written = env['CAIRN_DIAGNOSTICS'] || 'off'
  const to = destination('CAIRN_DIAGNOSTICS', written, diagnosticsUpload.path)
  return {
    to,
    isTakenHere: written === 'on',
    batchSize: env['CAIRN_BATCH_SIZE'] ?? '',
    flushInterval: env['CAIRN_FLUSH_INTERVAL'] ?? '',
  }
}

/** off = nowhere, on = this server's own path, or an address that nobody can eavesdrop on. */
const destination = (name: string, written: string, own: string): string | null => {
  if (written === 'off') return null
  if (written === 'on') return own
  const address = safeAddress(written)
  if (address === null)
    throw new Error(`${name} is ${written}; it must be off, on or an address that begins with https://.`)
  return address.href
}

/** The same path from the sources and from the bundle. */
const projectRoot = (from: string): string =>
  existsSync(join(from, 'package.json')) || dirname(from) === from ? from : projectRoot(dirname(from))
