import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

const addStock = (sku: string, available: number) =>
  storage.db.insertInto('stock').values({ sku, product_id: 'P', available }).execute()

const availableOf = async (sku: string) =>
  (await storage.db.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirstOrThrow()).available

describe('one transaction', () => {
  test('a conditional update sells each piece once to twelve buyers at once', async () => {
    await addStock('A', 5)
    const buy = () =>
      inTransaction(storage.db, async (tx) => {
        const row = await tx
          .updateTable('stock')
          .set((stock) => ({ available: stock('available', '-', 1) }))
          .where('sku', '=', 'A')
          .where('available', '>=', 1)
          .returning('available')
          .executeTakeFirst()
        return row !== undefined
      })
    const sold = await Promise.all(Array.from({ length: 12 }, buy))
    expect(sold.filter(Boolean)).toHaveLength(5)
    expect(await availableOf('A')).toBe(0)
  })

  test('a transaction that throws leaves nothing', async () => {
    await addStock('B', 5)
    const failing = inTransaction(storage.db, async (tx) => {
      await tx.updateTable('stock').set({ available: 1 }).where('sku', '=', 'B').execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await availableOf('B')).toBe(5)
  })
})

describe('when the database refuses', () => {
  test('a serialisation failure is run again from the start, five times at most', async () => {
    let runs = 0
    const unlucky = (until: number) =>
      inTransaction(storage.db, async () => {
        runs++
        if (runs < until) throw Object.assign(new Error('again'), { code: '40001' })
        return 'done'
      })
    expect(await unlucky(3)).toBe('done')
    expect(runs).toBe(3)
    runs = 0
    await expect(unlucky(99)).rejects.toThrow('again')
    expect(runs).toBe(5)
  })

  test('a lost race for a _claim constraint is run again, another duplicate is not', async () => {
    let runs = 0
    const duplicate = (constraint: string) =>
      inTransaction(storage.db, async () => {
        if (++runs === 1) throw Object.assign(new Error('duplicate'), { code: '23505', constraint })
        return runs
      })
    expect(await duplicate('orders_basket_claim')).toBe(2)
    runs = 0
    await expect(duplicate('orders_pkey')).rejects.toThrow('duplicate')
  })

  test('the database refused inside a transaction is an error and no deadlock', async () => {
    if (storage.engine !== 'pglite') return
    const nested = inTransaction(storage.db, () => storage.db.selectFrom('stock').selectAll().execute())
    await expect(nested).rejects.toThrow('inside a transaction')
  })
})

test('int8 and counts come as numbers on both engines, json as values', async () => {
  const now = 1_900_000_000_000
  await storage.db
    .insertInto('idempotency')
    .values({ subject: 's', key: 'k', endpoint: 'e', payload_hash: 'h', holder: '', lease_until: now, claimed_at: now })
    .execute()
  const row = await storage.db.selectFrom('idempotency').select(['lease_until', 'settled_at']).executeTakeFirstOrThrow()
  expect(row).toEqual({ lease_until: now, settled_at: null })
  await storage.db
    .insertInto('store')
    .values({ id: 's', name: 'n', country: 'US', city: 'c', document: JSON.stringify({ hours: ['9–17'] }) })
    .execute()
  const store = await storage.db.selectFrom('store').select('document').executeTakeFirstOrThrow()
  expect(store.document).toEqual({ hours: ['9–17'] })
})
