import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Log } from '../../../server/kit/requestLog.ts'
import { openServer } from '../../../server/openServer.ts'
import type { OpenServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'

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
    server = await openServer({ ...serverConfig({ CAIRN_DATA: data, CAIRN_DEMO: 'on', ...env() }), port: 0 }, log)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return { address: (path = '') => `http://127.0.0.1:${server.port}${path}`, books: () => server.books }
}
