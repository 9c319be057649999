import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { newPglite } from '../../server/storage/openStorage.ts'

/**
 * Lets a server fill an embedded database with the demonstration, and keeps the database in a file. On a busy machine,
 * side by side, a first start took 15.0 s of processor time and a start on the file 2.6 (29 November 2026).
 */
export const keepDemonstration = async (file: string): Promise<void> => {
  const pglite = await newPglite({})
  const place = { kind: 'lent', pglite, giveBack: async () => undefined } as const
  const server = await openServer({ ...serverConfig({ CAIRN_DEMO: 'on' }), place, port: 0 }, () => undefined)
  await server.stop()
  // Whatever is not yet in the tables' own files would be read from the write-ahead log each time the file is opened.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
}

/** An embedded database that begins with what the file has: in memory, or in the folder of `dataDir`. */
export const openDemonstration = async (file: string, options: PGliteOptions = {}): Promise<PGlite> =>
  newPglite({ ...options, loadDataDir: await openAsBlob(file) })
