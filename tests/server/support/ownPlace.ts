import pg from 'pg'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { digestOf, fill } from './preparedContents.ts'

/** A schema or database on the PostgreSQL of DATABASE_URL that nothing else uses. */
export type OwnPlace = { readonly place: StoragePlace; readonly drop: () => Promise<void> }

const newName = (): string => `cairn_test_${process.pid}_${Math.random().toString(36).slice(2)}`

/** Empty. */
export const ownSchema = async (url: string): Promise<OwnPlace> => {
  const schema = newName()
  await asAdmin(url, (say) => say(`create schema ${schema}`))
  return {
    place: { kind: 'url', url, schema },
    drop: () => asAdmin(url, (say) => say(`drop schema ${schema} cascade`)),
  }
}

/**
 * With the seeded catalogue: a copy of a database that is prepared once and kept. Filling it takes ten times as long as
 * copying it.
 */
export const ownFilledDatabase = async (url: string): Promise<OwnPlace> => {
  const name = newName()
  const prepared = `cairn_prepared_${await digestOf('catalogue')}`
  await asAdmin(url, async (say) => {
    // The second of two files that start together waits for the first, and finds it done.
    await say(`select pg_advisory_lock(${preparing})`)
    const { rowCount } = await say(`select from pg_database where datname = '${prepared}'`)
    if (rowCount === 0) await prepare(url, say, prepared)
    await say(`select pg_advisory_unlock(${preparing})`)
    await say(`create database ${name} template ${prepared}`)
  })
  return {
    place: { kind: 'url', url: withDatabase(url, name) },
    drop: () => asAdmin(url, (say) => say(`drop database ${name} with (force)`)),
  }
}

const preparing = 771_340

type Say = (words: string) => Promise<pg.QueryResult>

/** It gets its name only when it is complete. */
const prepare = async (url: string, say: Say, prepared: string): Promise<void> => {
  const unready = newName()
  await say(`create database ${unready}`)
  const storage = await openStorage({ kind: 'url', url: withDatabase(url, unready) })
  try {
    await fill(storage.db, 'catalogue')
  } finally {
    await storage.close()
  }
  await say(`alter database ${unready} rename to ${prepared}`)
}

const withDatabase = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

const asAdmin = async (url: string, work: (say: Say) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work((words) => client.query(words))
  } finally {
    await client.end()
  }
}
