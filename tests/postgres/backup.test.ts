import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import { backUp } from '../../tools/backup/backup.ts'
import { dumpDatabase } from '../../tools/backup/dumpDatabase.ts'
import { loadDatabase } from '../../tools/backup/loadDatabase.ts'
import { move } from '../../tools/backup/move.ts'
import { readBackup } from '../../tools/backup/readBackup.ts'
import { restore } from '../../tools/backup/restore.ts'
import { openExisting, openTarget } from '../../tools/backup/ShopDatabase.ts'
import { tablesOf } from '../../tools/backup/shopTables.ts'
import { orderOnce } from '../server/backup/orderOnce.ts'
import { withEmpty, within, withTables } from '../server/backup/lentPlace.ts'
import { plantRows } from '../server/backup/plantRows.ts'
import { schemaTexts, tableTexts } from '../server/backup/sameTables.ts'
import { borrowPglite } from '../server/support/borrowPglite.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'))
const file = join(folder, 'shop.cairn')
let cluster: OwnCluster
let databases = 0

beforeAll(async () => {
  cluster = await ownCluster()
})
afterAll(async () => {
  await cluster.drop()
  rmSync(folder, { recursive: true })
})

/** A new database of the cluster, empty. */
const newDatabase = async (): Promise<Extract<StoragePlace, { kind: 'url' }>> => {
  databases += 1
  const admin = await openExisting({ kind: 'url', url: cluster.url })
  await admin.ask(`create database shop${databases}`)
  await admin.close(true)
  const url = new URL(cluster.url)
  url.pathname = `/shop${databases}`
  return { kind: 'url', url: url.href }
}

test('OPS-15 OPS-11 a backup of PostgreSQL fills another one and the embedded database with the same rows', async () => {
  const [source, target] = [await newDatabase(), await newDatabase()]
  await within(source, plantRows)
  const before = await within(source, tableTexts)
  const schema = await within(source, schemaTexts)
  await backUp(source, file, { now: Date.now() })
  await restore(target, file)
  expect(await within(target, tableTexts)).toEqual(before)
  expect(await within(target, schemaTexts)).toEqual(schema)
  await withEmpty(async (embedded) => {
    await restore(embedded, file)
    expect(await within(embedded, tableTexts)).toEqual(before)
  })
})

test('OPS-15 a backup is one moment, whatever others write while it is made', async () => {
  const [source, target] = [await newDatabase(), await newDatabase()]
  const shop = await openStorage(source)
  await plantRows(shop.db)
  const before = await tableTexts(shop.db)
  const [from, to] = [await openExisting(source), await openTarget(target)]
  const changing = async function* (): AsyncGenerator<string> {
    for await (const lines of dumpDatabase(from, Date.now())) {
      yield lines
      // A table that comes early, and one that comes late.
      const id = randomUUID()
      await shop.db.insertInto('access_token').values({ hash: id, session_id: id, expires_at: 1 }).execute()
      await shop.db.deleteFrom('stock').execute()
      await shop.db.insertInto('stock').values({ sku: id, product_id: 'P', available: 1 }).execute()
    }
  }
  await loadDatabase(to, await readBackup(changing()), false)
  await Promise.all([from.close(false), to.close(true)])
  const after = await tableTexts(shop.db)
  expect(after['access_token']?.length).toBeGreaterThan(50)
  expect(after['stock']).not.toEqual(before['stock'])
  await shop.close()
  expect(await within(target, tableTexts)).toEqual(before)
})

test('OPS-11 a database that a shop is running on is not replaced, and the reason says so', async () => {
  const [source, target] = [await newDatabase(), await newDatabase()]
  await within(source, plantRows)
  await backUp(source, join(folder, 'other.cairn'), { now: Date.now() })
  const shop = await openStorage(target)
  await expect(restore(target, join(folder, 'other.cairn'), { isForced: true })).rejects.toThrow(
    /^A shop is running on this database \(\d+ connections\)\. Stop it first\. Nothing was changed\.$/,
  )
  await shop.close()
  await restore(target, join(folder, 'other.cairn'), { isForced: true })
})

test('OPS-11 a restore whose connection ends leaves the database as it was', async () => {
  const target = await newDatabase()
  await within(target, plantRows)
  const before = await within(target, tableTexts)
  await backUp(target, join(folder, 'planted.cairn'), { now: Date.now() })
  const killer = await openExisting({ kind: 'url', url: cluster.url })
  const dying = restore(target, join(folder, 'planted.cairn'), {
    isForced: true,
    through: (database) => ({
      ...database,
      ask: async (text, values) => {
        if (text.startsWith('insert into "stock"'))
          await killer.ask(
            `select pg_terminate_backend(pid)::text from pg_stat_activity where application_name = 'cairn-backup'
            and pid <> pg_backend_pid()`,
          )
        return database.ask(text, values)
      },
    }),
  })
  await expect(dying).rejects.toThrow()
  await killer.close(false)
  expect(await within(target, tableTexts)).toEqual(before)
})

test('OPS-12 OPS-13 a shop that is moved to PostgreSQL has its order once, and the embedded database stays as it is', async () => {
  const target = await newDatabase()
  const { pglite, giveBack } = await borrowPglite('catalogue')
  const source = { kind: 'lent', pglite, giveBack: async () => undefined } as const
  const order = await orderOnce(source)
  const before = await within(source, tableTexts)
  await move(source, target, Date.now())
  expect(await within(source, tableTexts)).toEqual(before)
  expect(await within(target, tableTexts)).toEqual(before)
  await order.isThereOnceIn(target)
  await giveBack()
})

test('OPS-13 a shop is not moved into a database that has something, and that stays as it is', async () => {
  const target = await newDatabase()
  await within(target, plantRows)
  const before = await within(target, tableTexts)
  await withTables(async (source) => {
    await expect(move(source, target, Date.now())).rejects.toThrow('The database is not empty')
  })
  expect(await within(target, tableTexts)).toEqual(before)
})

test('OPS-13 a database of another encoding is refused with a sentence', async () => {
  const admin = await openExisting({ kind: 'url', url: cluster.url })
  await admin.ask(`create database latin encoding 'LATIN1' template template0`)
  await admin.close(true)
  const url = new URL(cluster.url)
  url.pathname = '/latin'
  const target = { kind: 'url', url: url.href } as const
  await withTables(async (source) => {
    await expect(move(source, target, Date.now())).rejects.toThrow('has the encoding LATIN1; the shop needs UTF8.')
  })
  const database = await openExisting(target)
  expect(await tablesOf(database)).toEqual([])
  await database.close(false)
})

test('OPS-13 an address that nobody answers at is named without its password', async () => {
  await withTables(async (source) => {
    const url = 'postgres://cairn:Trail-2026@127.0.0.1:1/shop'
    await expect(move(source, { kind: 'url', url }, Date.now())).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1 cannot be reached: (?!.*Trail-2026).*ECONNREFUSED/,
    )
  })
})
