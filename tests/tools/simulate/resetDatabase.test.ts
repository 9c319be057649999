import { CompiledQuery, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Tables } from '../../../server/storage/Tables.ts'
import type { SimulatedDatabase } from '../../../tools/simulate/server/SimulatedDatabase.ts'
import { memoryServerDatabase } from '../../../tools/simulate/world/openStage.ts'
import { pausedDialect } from '../../../tools/simulate/server/pausedDialect.ts'
import { pgliteDatabase } from '../../../tools/simulate/server/pgliteDatabase.ts'

/** What a seed starts with and shoppers change, row by row: the next seed must not see it. */
const changedTables = [
  'stock',
  'store_stock',
  'coupon',
  'gift_card',
  'collection_point',
  'consumer',
  'consumer_address',
  'loyalty_grant',
  'content_document',
  'content_revision',
  'content_publication',
  'content_state',
] as const

const opened = ({ driver }: SimulatedDatabase): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: pausedDialect(driver, async () => undefined).dialect })

const contents = async (database: SimulatedDatabase): Promise<Record<string, readonly string[]>> => {
  const db = opened(database)
  const rows = await Promise.all(
    changedTables.map(
      async (name) =>
        [name, (await db.selectFrom(name).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted()] as const,
    ),
  )
  return Object.fromEntries(rows)
}

test.each([
  { name: 'in memory', open: memoryServerDatabase },
  { name: 'PGlite', open: pgliteDatabase },
])(
  'the database of a simulation, $name, is reset to its beginning, whichever table was changed',
  { timeout: 60_000 },
  async ({ open }) => {
    const database = await open()
    onTestFinished(() => database.close())
    await database.reset()
    const beginning = await contents(database)
    expect(Object.entries(beginning).filter(([, rows]) => rows.length === 0)).toEqual([])
    await Promise.all(
      changedTables.map((name) => opened(database).executeQuery(CompiledQuery.raw(`delete from ${name}`))),
    )
    expect(Object.values(await contents(database)).flat()).toEqual([])
    await database.reset()
    expect(await contents(database)).toEqual(beginning)
  },
)
