import { toFields } from '../../core/domain/fields/fields.ts'
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { pgliteDialect } from './pgliteDialect.ts'
import { postgresPool, statementLimits } from './postgresPool.ts'
import type { PoolCounts } from './postgresPool.ts'
import type { Db, Tables } from './Tables.ts'

export type StoragePlace =
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'memory' }
  /** An embedded one that is already open, and is handed back instead of being closed. */
  | { readonly kind: 'lent'; readonly pglite: PGlite; readonly giveBack: () => Promise<void> }
  /** `schema` keeps several test files apart in one database. */
  | { readonly kind: 'url'; readonly url: string; readonly schema?: string }

export type Storage = {
  readonly engine: 'pglite' | 'postgres'
  readonly db: Db
  /**
   * For reads: separate connections, so that changes which wait for the database do not delay them. The same as `db` if
   * there is only one.
   */
  readonly reads: Db
  /** Its pools of connections, by the name of what uses them; the embedded one has none. */
  readonly pools?: () => Readonly<Record<'changes' | 'reads', PoolCounts>>
  readonly close: () => Promise<void>
}

/** A layer between the server and its database. */
export type Through = (dialect: Dialect) => Dialect

/** Opens the database and brings its schema up to date. */
export const openStorage = async (place: StoragePlace, through: Through = (dialect) => dialect): Promise<Storage> => {
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

const openPglite = async (place: Exclude<StoragePlace, { kind: 'url' }>, through: Through): Promise<Storage> => {
  if (place.kind === 'lent') return overPglite(place.pglite, through, place.giveBack)
  if (place.kind === 'directory') await mkdir(place.directory, { recursive: true })
  const lock = place.kind === 'directory' ? await directoryLock(place.directory) : undefined
  const pglite = await newPglite(place.kind === 'directory' ? { dataDir: join(place.directory, 'db') } : {})
  return overPglite(pglite, through, async () => {
    await pglite.close()
    await lock?.release()
  })
}

/** The embedded database with the server's options. */
export const newPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: { [types.INT8]: Number } })

const overPglite = (pglite: PGlite, through: Through, close: () => Promise<void>): Storage => {
  const db = new Kysely<Tables>({ dialect: through(pgliteDialect(pglite, close)) })
  return { engine: 'pglite', db, reads: db, close: () => db.destroy() }
}

/** What the server waits for PostgreSQL, and PostgreSQL for the server (docs/limits.md). ms */
export const databaseTimes = { connectMs: 5_000, statementMs: 15_000, idleMs: 30_000 } as const

/** What PostgreSQL calls a server's connections (`pg_stat_activity`). */
export const serverConnections = 'cairn'

const openPostgres = (url: string, schema: string | undefined, through: Through): Storage => {
  const era = { now: 0 }
  const open = () => {
    const pool = postgresPool(
      {
        connectionString: url,
        application_name: serverConnections,
        max: 10,
        connectionTimeoutMillis: databaseTimes.connectMs,
        keepAlive: true,
        statement_timeout: databaseTimes.statementMs,
        idle_in_transaction_session_timeout: databaseTimes.idleMs,
        ...(schema ? { options: `-c search_path=${schema}` } : {}),
        types: { getTypeParser: (oid: number) => (oid === int8 ? Number : pg.types.getTypeParser(oid, 'text')) },
      },
      statementLimits,
      era,
    )
    return { db: new Kysely<Tables>({ dialect: through(new PostgresDialect({ pool })) }), pool }
  }
  const [changes, reads] = [open(), open()]
  return {
    engine: 'postgres',
    db: changes.db,
    reads: reads.db,
    pools: () => ({ changes: changes.pool.counts(), reads: reads.pool.counts() }),
    close: () => Promise.all([changes.db.destroy(), reads.db.destroy()]).then(() => undefined),
  }
}

/** `pg` reads int8 as text; epoch ms fit a number. */
const int8 = 20

type DirectoryLock = { readonly release: () => Promise<void> }

/**
 * Two processes on one directory of the embedded database would silently diverge, so the second one is refused. On
 * Linux the lock is a listening socket in the abstract namespace, which ends with its process however that ends;
 * processes of the same network namespace see it. Elsewhere it is a file with the owner's process id.
 */
export const directoryLock = async (directory: string): Promise<DirectoryLock> => {
  const real = realpathSync(directory)
  return process.platform === 'linux' ? socketLock(real) : fileLock(real)
}

const socketLock = async (directory: string): Promise<DirectoryLock> => {
  const server = createServer((socket) => socket.destroy())
  const name = `\0cairn-${createHash('sha1').update(directory).digest('hex')}`
  await new Promise<void>((held, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? taken(directory) : error),
    )
    server.listen({ path: name }, held)
  })
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

const fileLock = async (directory: string): Promise<DirectoryLock> => {
  const file = join(directory, 'cairn.pid')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw taken(directory)
    writeFileSync(file, String(process.pid))
  }
  return { release: async () => rmSync(file, { force: true }) }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return toFields(error)['code'] === 'EPERM'
  }
}

const taken = (directory: string): Error =>
  new Error(
    `Another Cairn server has the database in ${directory} open. Stop it first, or give this one its own directory with CAIRN_DATA.`,
  )
