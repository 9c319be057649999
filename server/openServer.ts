import type { Context, Hono } from 'hono'
import { dirname, join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createApp } from './app.ts'
import { loadCatalogue } from './catalog/loadCatalogue.ts'
import { firstSeed } from './catalog/firstSeed.ts'
import { importSeed } from './catalog/importSeed.ts'
import { scryptPasswords } from './consumer/password.ts'
import type { Passwords } from './consumer/password.ts'
import { importAccounts } from './consumer/seed/importAccounts.ts'
import { importGiftCards } from './giftcard/importGiftCards.ts'
import { importRewards } from './giftcard/importRewards.ts'
import { listen } from './http/listen.ts'
import { registry } from './http/registry.ts'
import { logToStdout } from './http/requestLog.ts'
import type { Log } from './http/requestLog.ts'
import type { ServerConfig } from './serverConfig.ts'
import { openDrawing } from './site/openDrawing.ts'
import { serveSite } from './site/serveSite.ts'
import { watchRetention } from './retention/purge.ts'
import { watchStranded } from './order/watchStranded.ts'
import { diagnosticsRoutes } from './diagnostics/diagnosticsRoutes.ts'
import { reportRoutes } from './report/reportRoutes.ts'
import { forgetDemonstrationCode, importDemonstrationCode } from './store/enrolment.ts'
import { clientAddress } from './limits/clientAddress.ts'
import { newId } from './storage/newId.ts'
import { openStorage } from './storage/openStorage.ts'
import type { Storage, StoragePlace } from './storage/openStorage.ts'
import { whenDatabaseIsThere } from './storage/whenDatabaseIsThere.ts'
import type { Db } from './storage/Tables.ts'

export type OpenServer = {
  readonly port: number
  /** The server's own tables, for tools that look at the books while it runs. */
  readonly books: Db
  readonly stop: () => Promise<void>
}

/** Database, seed on the first run, application, door: in this order, and closed in the other. `now`: epoch ms; `say`: why it waits. */
export async function openServer(
  { port, host, place, site, debug, reports, diagnostics, isDevelopment, isBotCheckOn, proxies }: ServerConfig,
  log: Log = logToStdout,
  now: () => number = Date.now,
  say: (sentence: string) => void = console.error,
): Promise<OpenServer> {
  const passwords = scryptPasswords()
  const clientOf = (c: Context): string =>
    clientAddress(proxies, { address: peerOf(c), forwardedFor: c.req.header('x-forwarded-for') })
  const storage = await whenDatabaseIsThere(
    place,
    () => openSeeded(place, now(), isDevelopment ? { passwords } : null),
    say,
  )
  const drawing = await openDrawing({
    module: join(dirname(site), 'drawing', 'drawPage.mjs'),
    fetch: async (path, init) => app.request(path, init),
    now,
    newId: () => newId(),
    onFailure: (error) => log({ event: 'failure', correlationId: newId(), error }),
  })
  const catalogue = await loadCatalogue(storage.reads)
  const app: Hono = createApp({
    storage,
    catalogue,
    now,
    newId: () => newId(),
    log,
    passwords,
    handlers: registry,
    devPages: isDevelopment,
    isHttpsOnly: !isDevelopment,
    isBotCheckOn,
    clientOf,
    ...(reports.folder === null
      ? {}
      : {
          reports: reportRoutes({ db: storage.db, folder: reports.folder, clientOf, now, newId: () => newId(), log }),
        }),
    ...(diagnostics.isTakenHere
      ? { diagnostics: diagnosticsRoutes({ db: storage.db, clientOf, now, newId: () => newId(), log }) }
      : {}),
    site: await serveSite(
      site,
      { debug, reportsTo: reports.to, diagnostics, isBotCheckOn, hasSourceMaps: isDevelopment },
      drawing,
      catalogue,
    ),
  })
  const routes = await listen(app, port, host)
  const stopWatching = watchStranded(storage.db, log)
  const stopPurging = watchRetention(storage.db, now, log)
  return {
    port: routes.port,
    books: storage.db,
    stop: () => routes.stop().then(stopWatching).then(stopPurging).then(storage.close),
  }
}

/** Undefined for what the server asks itself (to draw a page), which comes over no connection. */
const peerOf = (c: Context): string | undefined =>
  (c.env as { readonly incoming?: unknown } | undefined)?.incoming === undefined
    ? undefined
    : getConnInfo(c).remote.address

/** The database with the catalogue in it, and for a demonstration with accounts, gift cards and rewards. Closed again when something of it fails. */
async function openSeeded(
  place: StoragePlace,
  now: number,
  demonstration: { readonly passwords: Passwords } | null,
): Promise<Storage> {
  const storage = await openStorage(place)
  try {
    await importSeed(storage.db, firstSeed)
    if (demonstration) {
      await importAccounts(storage.db, demonstration.passwords, now)
      await importGiftCards(storage.db, now)
      await importRewards(storage.db, now)
      await importDemonstrationCode(storage.db)
    } else await forgetDemonstrationCode(storage.db, now)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}
