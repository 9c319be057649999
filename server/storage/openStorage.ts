import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect } from 'kysely'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { directoryLock } from './directoryLock.ts'
import { migrate } from './migrate.ts'
import { pgliteDialect } from './pgliteDialect.ts'
import type { Db, Tables } from './Tables.ts'

export type StoragePlace =
  | { readonly kind: 'directory'; readonly directory: string }
  /** `template` is a dump of a prepared database: opening it is four times quicker than making one. */
  | { readonly kind: 'memory'; readonly template?: Blob }
  /** `schema` keeps several test files apart in one database. */
  | { readonly kind: 'url'; readonly url: string; readonly schema?: string }

export type Storage = {
  readonly engine: 'pglite' | 'postgres'
  readonly db: Db
  readonly close: () => Promise<void>
  /** The embedded database as a tar file, to be used as a template. */
  readonly dump?: () => Promise<Blob>
}

/** Stands between the server and its database. */
export type Through = (dialect: Dialect) => Dialect

/** Opens the database and brings its schema up to date. */
export async function openStorage(place: StoragePlace, through: Through = (dialect) => dialect): Promise<Storage> {
  const storage = place.kind === 'url' ? openPostgres(place.url, place.schema, through) : await openPglite(place, through)
  await migrate(storage.db)
  return storage
}

async function openPglite(place: Exclude<StoragePlace, { kind: 'url' }>, through: Through): Promise<Storage> {
  if (place.kind === 'directory') await mkdir(place.directory, { recursive: true })
  const lock = place.kind === 'directory' ? await directoryLock(place.directory) : undefined
  const pglite = await PGlite.create({
    ...(place.kind === 'directory' ? { dataDir: join(place.directory, 'db') } : {}),
    ...(place.kind === 'memory' && place.template ? { loadDataDir: place.template } : {}),
    parsers: { [types.INT8]: Number },
  })
  const db = new Kysely<Tables>({ dialect: through(pgliteDialect(pglite)) })
  return {
    engine: 'pglite',
    db,
    // What is not yet in the tables' own files would be read from the write-ahead log at every opening of the dump.
    dump: async () => {
      await pglite.exec('checkpoint')
      return pglite.dumpDataDir('none')
    },
    async close() {
      await db.destroy()
      await lock?.release()
    },
  }
}

function openPostgres(url: string, schema: string | undefined, through: Through): Storage {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    types: { getTypeParser: (oid: number) => (oid === int8 ? Number : pg.types.getTypeParser(oid, 'text')) },
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: through(new PostgresDialect({ pool })) })
  return { engine: 'postgres', db, close: () => db.destroy() }
}

/** `pg` reads int8 as text; epoch ms fit a number. */
const int8 = 20
