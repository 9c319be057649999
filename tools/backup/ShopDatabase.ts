import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { directoryLock, newPglite } from '../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import { CannotBackUp } from './CannotBackUp.ts'

/** One connection to a database, without the server's time limits; every column that is asked for is text. */
export type ShopDatabase = {
  readonly engine: 'pglite' | 'postgres'
  readonly ask: (sql: string, values?: readonly string[]) => Promise<readonly Row[]>
  /** `isKept`: what was written is to stay; a new embedded database gets its name only now. */
  readonly close: (isKept: boolean) => Promise<void>
}

export type Row = Readonly<Record<string, string | null>>

/** The database as it is: no migration runs, and none is created. */
export const openExisting = async (place: StoragePlace): Promise<ShopDatabase> => {
  if (place.kind !== 'directory') return open(place)
  if (!existsSync(join(place.directory, 'db'))) throw new CannotBackUp(`There is no database in ${place.directory}.`)
  const lock = await lockOf(place.directory)
  return overPglite(await newPglite({ dataDir: join(place.directory, 'db') }), () => lock.release())
}

/**
 * The database to fill. An embedded one that does not exist yet is made beside its place, and moved there when it is
 * complete, so that a killed restore leaves no half of one.
 */
export const openTarget = async (place: StoragePlace): Promise<ShopDatabase> => {
  if (place.kind !== 'directory' || existsSync(join(place.directory, 'db')))
    return place.kind === 'directory' ? openExisting(place) : open(place)
  const { directory } = place
  await mkdir(directory, { recursive: true })
  const lock = await lockOf(directory)
  for (const name of await readdir(directory))
    if (name.startsWith(unfinished)) await rm(join(directory, name), { recursive: true })
  const dataDir = join(directory, `${unfinished}${process.pid}`)
  return overPglite(await newPglite({ dataDir }), async (isKept) => {
    await (isKept ? rename(dataDir, join(directory, 'db')) : rm(dataDir, { recursive: true }))
    await lock.release()
  })
}

const unfinished = 'db.unfinished-'

/** A new one in memory. */
export const openInMemory = async (): Promise<ShopDatabase> => overPglite(await newPglite({}), async () => undefined)

const open = async (place: StoragePlace): Promise<ShopDatabase> => {
  if (place.kind === 'url') return overPostgres(place.url, place.schema)
  if (place.kind === 'lent') return overPglite(place.pglite, place.giveBack, async () => undefined)
  return openInMemory()
}

const lockOf = (directory: string): ReturnType<typeof directoryLock> =>
  directoryLock(directory).catch((cause: unknown) => {
    throw new CannotBackUp(
      `The shop has the database in ${directory} open, and only one process can. Stop the shop first.`,
      { cause },
    )
  })

const overPglite = async (
  pglite: PGlite,
  afterwards: (isKept: boolean) => Promise<void>,
  end: () => Promise<void> = () => pglite.close(),
): Promise<ShopDatabase> => {
  const ask: ShopDatabase['ask'] = async (text, values = []) => (await pglite.query<Row>(text, [...values])).rows
  await prepare(ask)
  return {
    engine: 'pglite',
    ask,
    close: async (isKept) => {
      await end()
      await afterwards(isKept)
    },
  }
}

const overPostgres = async (url: string, schema: string | undefined): Promise<ShopDatabase> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'cairn-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    const host = URL.canParse(url) ? new URL(url).host : 'DATABASE_URL'
    throw new CannotBackUp(`The database at ${host} cannot be reached: ${wordsOf(cause)}.`, { cause })
  })
  const ask: ShopDatabase['ask'] = async (text, values) =>
    (await client.query<Row>(text, values ? [...values] : undefined)).rows
  await prepare(ask)
  return { engine: 'postgres', ask, close: () => client.end() }
}

const wordsOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message
}

/** A value has one text, whatever the database's own settings are; and nothing waits for ever for a lock. */
const prepare = async (ask: ShopDatabase['ask']): Promise<void> => {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, MDY'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "lock_timeout = '10s'",
  ])
    await ask(`set ${setting}`)
}
