import type { Context, Hono } from 'hono'
import { dirname, join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createApp } from './app.ts'
import { loadCatalogue } from './catalog/loadCatalogue.ts'
import { firstSeed } from './catalog/firstSeed.ts'
import { importSeed } from './catalog/importSeed.ts'
import { scryptPasswords } from './consumer/password.ts'
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
import { watchStranded } from './order/watchStranded.ts'
import { diagnosticsDoor } from './diagnostics/diagnosticsDoor.ts'
import { reportDoor } from './report/reportDoor.ts'
import { clientOf } from './http/clientLimit.ts'
import { newId } from './storage/newId.ts'
import { openStorage } from './storage/openStorage.ts'
import type { Db } from './storage/Tables.ts'

export type OpenServer = {
  readonly port: number
  /** The server's own tables, for tools that look at the books while it runs. */
  readonly books: Db
  readonly stop: () => Promise<void>
}

/** Database, seed on the first run, application, door: in this order, and closed in the other. `now`: epoch ms. */
export async function openServer({ port, host, place, site, debug, reports, diagnostics, isDevelopment, isBotCheckOn }: ServerConfig, log: Log = logToStdout, now: () => number = Date.now): Promise<OpenServer> {
  const passwords = scryptPasswords()
  const storage = await openStorage(place)
  await importSeed(storage.db, firstSeed)
  if (isDevelopment) await importAccounts(storage.db, passwords, now())
  if (isDevelopment) await importGiftCards(storage.db, now())
  if (isDevelopment) await importRewards(storage.db, now())
  const drawing = await openDrawing({
    module: join(dirname(site), 'drawing', 'drawPage.mjs'),
    fetch: async (path, init) => app.request(path, init),
    now,
    newId: () => newId(),
    onFailure: (error) => log({ event: 'failure', correlationId: newId(), error }),
  })
  const app: Hono = createApp({
    storage,
    catalogue: await loadCatalogue(storage.db),
    now,
    newId: () => newId(),
    log,
    passwords,
    handlers: registry,
    devPages: isDevelopment,
    isBotCheckOn,
    clientOf: clientAddress,
    ...(reports.folder === null ? {} : { reports: reportDoor({ folder: reports.folder, clientOf: clientAddress, now, newId: () => newId(), log }) }),
    ...(diagnostics.isTakenHere ? { diagnostics: diagnosticsDoor({ clientOf: clientAddress, now, newId: () => newId(), log }) } : {}),
    site: await serveSite(site, { debug, reportsTo: reports.to, diagnostics, isBotCheckOn }, drawing),
  })
  const door = await listen(app, port, host)
  const stopWatching = watchStranded(storage.db, log)
  return { port: door.port, books: storage.db, stop: () => door.stop().then(stopWatching).then(storage.close) }
}

const clientAddress = (c: Context): string => clientOf(getConnInfo(c).remote.address)
