import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Log } from '../../../server/kit/requestLog.ts'
import { openServer } from '../../../server/openServer.ts'
import type { OpenServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import type { ServerConfig } from '../../../server/serverConfig.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { openDemonstration } from '../../../tools/suite/demonstration.ts'
import type {} from '../../../tools/suite/productUnderTest.ts'

/**
 * A shop in development for the tests of one file, with an empty folder and its own environment, and whose tables the
 * file may write into.
 */
export const useOwnServer = (
  env: () => Readonly<Record<string, string>> = () => ({}),
  log: Log = () => undefined,
): { readonly address: (path?: string) => string; readonly books: () => OpenServer['books'] } => {
  let server: OpenServer
  const data = mkdtempSync(join(tmpdir(), 'cairn-own-'))
  beforeAll(async () => {
    const config = serverConfig({ CAIRN_DATA: data, CAIRN_DEMO: 'on', ...env() })
    server = await openServer({ ...config, place: await filledPlace(config), port: 0 }, log)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return { address: (path = '') => `http://127.0.0.1:${server.port}${path}`, books: () => server.books }
}

/** Where a server finds the demonstration as a first start leaves it, if it is to have one. */
export const filledPlace = async ({ place, hasDemonstration }: ServerConfig): Promise<StoragePlace> => {
  const file = inject('demonstration')
  if (file === null || !hasDemonstration) return place
  const pglite = await openDemonstration(file)
  return { kind: 'lent', pglite, giveBack: () => pglite.close() }
}
