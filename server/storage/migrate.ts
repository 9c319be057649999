import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { migrations } from './migrations/migrations.ts'
import { newId } from './newId.ts'
import { sleep } from './sleep.ts'

const leaseMs = 30_000

/** Every step of this release, in order; a schema's version is how many of them it has. */
export const schemaSteps: readonly string[] = migrations.flatMap((migration) => migration.steps)

/** The version of a schema that has every step of this release. */
export const latestVersion = schemaSteps.length

/** The table of the sentinel row. */
export const sentinelTable = `create table if not exists schema_state (
  id text primary key, version int4 not null, holder text not null, lease_until int8 not null)`

type Bare = Kysely<{ schema_state: { id: string; version: number; holder: string; lease_until: number } }>

/**
 * Brings the schema up to date. One sentinel row says how many steps have been applied and who may apply the next. It
 * is a lease, because not every engine that speaks PostgreSQL has advisory locks or DDL in the same transaction as
 * data.
 */
export const migrate = async (anyDb: unknown): Promise<void> => {
  // Before the first step there are no tables that types could describe.
  const db = anyDb as Bare
  const holder = newId()
  await prepareSentinel(db)
  while (true) {
    const version = await lease(db, holder)
    if (version === 'busy') await sleep(50)
    else {
      const step = schemaSteps[version]
      if (step === undefined) return release(db, holder)
      await sql.raw(step).execute(db)
      await db
        .updateTable('schema_state')
        .set({ version: version + 1 })
        .where('id', '=', 'schema')
        .where('holder', '=', holder)
        .where('version', '=', version)
        .execute()
    }
  }
}

/** How many steps the database has. */
export const schemaVersion = async (anyDb: unknown): Promise<number> => {
  const row = await (anyDb as Bare)
    .selectFrom('schema_state')
    .select('version')
    .where('id', '=', 'schema')
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Two servers that start together race for the very first table; the loser sees the winner's table. */
const prepareSentinel = async (db: Bare): Promise<void> => {
  const create = sql.raw(sentinelTable)
  await create.execute(db).catch(() => create.execute(db))
  await db
    .insertInto('schema_state')
    .values({ id: 'schema', version: 0, holder: '', lease_until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const lease = async (db: Bare, holder: string): Promise<number | 'busy'> => {
  const now = Date.now()
  const row = await db
    .updateTable('schema_state')
    .set({ holder, lease_until: now + leaseMs })
    .where('id', '=', 'schema')
    .where((is) => is.or([is('holder', '=', holder), is('lease_until', '<', now)]))
    .returning('version')
    .executeTakeFirst()
  return row ? row.version : 'busy'
}

const release = async (db: Bare, holder: string): Promise<void> => {
  await db
    .updateTable('schema_state')
    .set({ lease_until: 0 })
    .where('id', '=', 'schema')
    .where('holder', '=', holder)
    .execute()
}
