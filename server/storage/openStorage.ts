import { PGlite, types } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect } from 'kysely'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { directoryLock } from './directoryLock.ts'
import { migrate } from './migrate.ts'
import { pgliteDialect } from './pgliteDialect.ts'
import { postgresPool } from './postgresPool.ts'
import type { Db, Tables } from './Tables.ts'

export type StoragePlace =
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'memory' }
  /** An embedded one that is open already, and is given back where it would be closed. */
  | { readonly kind: 'lent'; readonly pglite: PGlite; readonly giveBack: () => Promise<void> }
  /** `schema` keeps several test files apart in one database. */
  | { readonly kind: 'url'; readonly url: string; readonly schema?: string }

export type Storage = {
  readonly engine: 'pglite' | 'postgres'
  readonly db: Db
  /** For what is only read: connections of their own, so that changes which wait for the database do not keep them. The same as `db` where there is but one. */
  readonly reads: Db
  readonly close: () => Promise<void>
}

/** Stands between the server and its database. */
export type Through = (dialect: Dialect) => Dialect

/** Opens the database and brings its schema up to date. */
export async function openStorage(place: StoragePlace, through: Through = (dialect) => dialect): Promise<Storage> {
  const storage =
    place.kind === 'url' ? openPostgres(place.url, place.schema, through) : await openPglite(place, through)
  try {
    await migrate(storage.db)
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function openPglite(place: Exclude<StoragePlace, { kind: 'url' }>, through: Through): Promise<Storage> {
  if (place.kind === 'lent') return overPglite(place.pglite, through, place.giveBack)
  if (place.kind === 'directory') await mkdir(place.directory, { recursive: true })
  const lock = place.kind === 'directory' ? await directoryLock(place.directory) : undefined
  const pglite = await newPglite(place.kind === 'directory' ? { dataDir: join(place.directory, 'db') } : {})
  return overPglite(pglite, through, async () => {
    await pglite.close()
    await lock?.release()
  })
}

/** The embedded database as the server wants it. */
export const newPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: { [types.INT8]: Number } })

function overPglite(pglite: PGlite, through: Through, close: () => Promise<void>): Storage {
  const db = new Kysely<Tables>({ dialect: through(pgliteDialect(pglite, close)) })
  return { engine: 'pglite', db, reads: db, close: () => db.destroy() }
}

function openPostgres(url: string, schema: string | undefined, through: Through): Storage {
  const open = (): Db => {
    const pool = postgresPool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      ...(schema ? { options: `-c search_path=${schema}` } : {}),
      types: { getTypeParser: (oid: number) => (oid === int8 ? Number : pg.types.getTypeParser(oid, 'text')) },
    })
    return new Kysely<Tables>({ dialect: through(new PostgresDialect({ pool })) })
  }
  const [db, reads] = [open(), open()]
  return {
    engine: 'postgres',
    db,
    reads,
    close: () => Promise.all([db.destroy(), reads.destroy()]).then(() => undefined),
  }
}

/** `pg` reads int8 as text; epoch ms fit a number. */
const int8 = 20
