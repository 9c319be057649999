import { dirname, join } from 'node:path'
import { videoCloud } from '../core/domain/content/film.ts'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { openSeeded } from './openSeeded.ts'
import { keepCatalogue } from './catalog/keepCatalogue.ts'
import { scryptPasswords } from './consumer/password.ts'
import { publishedPages } from './content/publishedContent.ts'
import { diagnosticsRoutes } from './diagnostics/diagnosticsRoutes.ts'
import { keptDatafiles } from './experiment/datafileStore.ts'
import { importGallery } from './gallery/seed/importGallery.ts'
import { listen } from './http/listen.ts'
import { registry } from './http/registry.ts'
import { listenMetrics } from './health/listenMetrics.ts'
import { openMetrics, type Metrics } from './health/metrics.ts'
import { openPresence } from './health/presence.ts'
import { openReadiness } from './health/readiness.ts'
import { watchLetters } from './mail/smtp/sendLetters.ts'
import { logToStdout, type Log } from './kit/requestLog.ts'
import { catalogueRemark } from './demonstration/catalogueRemark.ts'
import { noteInSpan } from './kit/spans.ts'
import { clientsBehind } from './limits/clientAddress.ts'
import { serveConsole } from './operator/serveConsole.ts'
import { storeAt } from './picture/picturePlace.ts'
import { reportRoutes } from './report/reportRoutes.ts'
import type { ServerConfig } from './serverConfig.ts'
import { assignVisitor } from './site/assignVisitor.ts'
import { findRedirect } from './site/findRedirect.ts'
import { openDrawing } from './site/openDrawing.ts'
import { prepareSearch } from './search/searchIndex.ts'
import { serveSite } from './site/serveSite.ts'
import { startTracing } from './tracing/startTracing.ts'
import { newId } from './storage/newId.ts'
import { sleep } from './storage/sleep.ts'
import type { Db } from './storage/Tables.ts'
import { whenDatabaseIsThere } from './storage/whenDatabaseIsThere.ts'
import { watchAll } from './watchAll.ts'

export type OpenServer = {
  readonly port: number
  /** Where `/metrics` is; null = nowhere. */
  readonly metricsPort: number | null
  /** The server's own tables, for tools that inspect them while it runs. */
  readonly books: Db
  /** What `/metrics` shows of this process, for whoever puts several together. */
  readonly figures: () => Promise<readonly object[]>
  /** OPS-03: is not ready any more, serves for `drainMs` those who do not know it yet, and then stops. */
  readonly stop: (drainMs?: number) => Promise<void>
  /** OPS-33: another process of this machine has taken its place: answers whoever is connected, and stops. */
  readonly leave: () => Promise<void>
}

/**
 * Opens database, demonstration (on the first run, if wanted), application and listener in this order, and closes them in reverse.
 * `now`: epoch ms; `say`: reports why it waits.
 */
export const openServer = async (
  {
    port,
    host,
    place,
    process: ownNumber,
    site,
    debug,
    reports,
    diagnostics,
    isDevelopment,
    hasDemonstration,
    publicUrl,
    seller: { seller, remarks },
    isBotCheckOn,
    hasCloudVideo,
    hasConsole,
    hasExperiments,
    hasPlainDrawings,
    mail,
    pictures,
    tracking,
    gallery,
    previews,
    proxies,
    metrics: metricsAt,
    collector,
  }: ServerConfig,
  writeLog: Log = logToStdout,
  now: () => number = Date.now,
  say: (sentence: string) => void = console.error,
): Promise<OpenServer> => {
  for (const sentence of [...tracking.faults, ...mail.remarks, ...remarks]) say(sentence)
  const passwords = scryptPasswords()
  const clientOf = clientsBehind(proxies)
  let metrics: Metrics | null = null
  const presence = openPresence(ownNumber, now)
  const log: Log = (entry) => [writeLog, metrics?.note, presence.note, noteInSpan].forEach((write) => write?.(entry))
  const tracing = await startTracing(collector, ownNumber)
  const storage = await whenDatabaseIsThere(
    place,
    () => openSeeded(place, now(), hasDemonstration ? { passwords } : null, tracing.through),
    say,
  )
  if (metricsAt) metrics = openMetrics(storage, now, ownNumber)
  const readiness = openReadiness(() => storage.reads)
  const drawing = await openDrawing({
    module: join(dirname(site), 'drawing', 'drawPage.mjs'),
    fetch: async (path, init) => app.request(path, init),
    now,
    newId: () => newId(),
    onFailure: (error) => log({ event: 'failure', correlationId: newId(), error }),
  })
  const catalogue = await keepCatalogue(storage.reads, log, 500, prepareSearch)
  if (hasDemonstration) await importGallery(storage.db, catalogue.now())
  const remark = catalogueRemark({ isDevelopment, hasDemonstration }, catalogue.now())
  if (remark !== null) say(remark)
  const received = { db: storage.db, clientOf, now, newId: () => newId(), log }
  const app: Hono = createApp({
    storage,
    catalogue: catalogue.now,
    now,
    newId: () => newId(),
    log,
    passwords,
    handlers: registry,
    devPages: isDevelopment,
    validatesResponses: isDevelopment,
    isHttpsOnly: !isDevelopment,
    hasPlainDrawings,
    publicUrl,
    seller,
    isForwarding: tracking.forwarding !== null,
    isBotCheckOn,
    hasConsole,
    pictureStore: storeAt(pictures, storage),
    previews,
    clientOf,
    readiness,
    reportFolder: reports.folder,
    hasRecorder: debug,
    ...(reports.isTakenHere && { reports: reportRoutes({ ...received, folder: reports.folder }) }),
    ...(diagnostics.isTakenHere && { diagnostics: diagnosticsRoutes(received) }),
    ...(hasConsole ? { console: await serveConsole(join(dirname(site), 'console'), publicUrl) } : {}),
    site: await serveSite(
      site,
      {
        debug,
        reportsTo: reports.to,
        diagnostics,
        hasTracking: tracking.isOn,
        tagManager: tracking.tagManager,
        gallery,
        isBotCheckOn,
        filmsFrom: hasCloudVideo ? [videoCloud] : [],
        hasSourceMaps: isDevelopment,
        hasPreviews: previews !== 'off',
        publicUrl,
        seller,
      },
      drawing,
      catalogue.now,
      () => publishedPages(storage.reads, now()),
      assignVisitor({
        isOn: hasExperiments,
        datafileOf: keptDatafiles(storage.reads, now),
        newId: () => newId(),
        isHttpsOnly: !isDevelopment,
      }),
      findRedirect(() => storage.reads),
    ),
  })
  const routes = await listen(app, port, host)
  const scraped =
    metrics && metricsAt && ownNumber === null ? await listenMetrics(metrics, metricsAt.port, metricsAt.host) : null
  const unwatch = watchAll({ storage, catalogue, tracking, presence, reports, pictures, publicUrl, seller, now, log })
  const stopMailing = mail.smtp ? watchLetters({ db: storage.db, smtp: mail.smtp, publicUrl, now, log }) : undefined
  const close = async (): Promise<void> => {
    const lettersDone = stopMailing?.()
    await routes.stop()
    await unwatch()
    await catalogue.stop()
    await lettersDone
    await scraped?.stop()
    await storage.close()
    await tracing.stop()
  }
  return {
    port: routes.port,
    metricsPort: scraped?.port ?? null,
    books: storage.db,
    figures: async () => (await metrics?.figures()) ?? [],
    stop: async (drainMs = 0) => {
      readiness.drain()
      await sleep(drainMs)
      await close()
    },
    leave: async () => {
      readiness.leave()
      await routes.leave()
      await close()
    },
  }
}
