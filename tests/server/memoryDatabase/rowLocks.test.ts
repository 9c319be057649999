import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../../server/storage/Tables.ts'
import { onImage, openMemoryDatabase } from '../../../tools/memorySql/openMemoryDatabase.ts'
import type { MemoryDatabase } from '../../../tools/memorySql/openMemoryDatabase.ts'

let memory: MemoryDatabase
let db: Db

beforeEach(async () => {
  memory = await openMemoryDatabase()
  db = memory.db
  await db
    .insertInto('stock')
    .values(['A', 'B'].map((sku) => ({ sku, product_id: 'P', available: 5 })))
    .execute()
})

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
const lock = (tx: Db, sku: string) =>
  tx.selectFrom('stock').select('available').where('sku', '=', sku).forUpdate().executeTakeFirst()
const setTo = (tx: Db, sku: string, available: number) =>
  tx.updateTable('stock').set({ available }).where('sku', '=', sku).execute()
const read = async (of: Db, sku: string) =>
  (await of.selectFrom('stock').select('available').where('sku', '=', sku).executeTakeFirst())?.available

describe('two writers', () => {
  test('a locked row makes the second writer wait, who then sees what the first committed, while readers never wait', async () => {
    const [held, { open, opened }] = [gate(), gate()]
    const order: string[] = []
    const first = db.transaction().execute(async (tx) => {
      await lock(tx, 'A')
      await setTo(tx, 'A', 2)
      held.open()
      await opened
      order.push('first')
    })
    await held.opened
    const second = db.transaction().execute(async (tx) => {
      const row = await lock(tx, 'A')
      order.push('second')
      return row?.available
    })
    expect(await read(db, 'A')).toBe(5)
    open()
    expect(await second).toBe(2)
    expect(await first).toBeUndefined()
    expect(order).toEqual(['first', 'second'])
  })

  test('a row that no longer passes after the wait is left alone, a deleted one is not there', async () => {
    const [held, { open, opened }] = [gate(), gate()]
    const first = db.transaction().execute(async (tx) => {
      await setTo(tx, 'A', 0)
      await tx.deleteFrom('stock').where('sku', '=', 'B').execute()
      held.open()
      await opened
    })
    await held.opened
    const taken = db
      .updateTable('stock')
      .set({ available: 9 })
      .where('sku', '=', 'A')
      .where('available', '>=', 5)
      .returning('sku')
      .execute()
    const gone = lock(db, 'B')
    open()
    await first
    expect(await taken).toEqual([])
    expect(await gone).toBeUndefined()
    expect(await read(db, 'A')).toBe(0)
  })

  test('two that wait for each other: the one who closes the circle gets 40P01 and its work is undone', async () => {
    const [held, { open, opened }] = [gate(), gate()]
    const first = db.transaction().execute(async (tx) => {
      await lock(tx, 'A')
      held.open()
      await opened
      await setTo(tx, 'B', 1)
    })
    await held.opened
    const second = db.transaction().execute(async (tx) => {
      await setTo(tx, 'B', 2)
      const waiting = lock(tx, 'A')
      open()
      await waiting
    })
    const answers = await Promise.allSettled([first, second])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(['40P01'])
  })

  test('a key in the making is waited for: refused when it is committed, free when it is undone', async () => {
    const add = (of: Db) => of.insertInto('stock').values({ sku: 'C', product_id: 'P', available: 1 }).execute()
    const race = async (end: 'commits' | 'throws') => {
      const [held, { open, opened }] = [gate(), gate()]
      const first = db.transaction().execute(async (tx) => {
        await add(tx)
        held.open()
        await opened
        if (end === 'throws') throw new Error('undone')
      })
      await held.opened
      const second = add(db).then(
        () => 'added',
        (error: { code: string; constraint: string }) => [error.code, error.constraint],
      )
      open()
      await first.catch(() => undefined)
      return second
    }
    expect(await race('throws')).toBe('added')
    await db.deleteFrom('stock').where('sku', '=', 'C').execute()
    expect(await race('commits')).toEqual(['23505', 'stock_pkey'])
  })
})

describe('a transaction', () => {
  test('a failed statement ends a transaction, a savepoint takes it back', async () => {
    const failing = (tx: Db) =>
      setTo(tx, 'A', -1).then(
        () => 'fine',
        (error: { code: string; constraint: string }) => `${error.code} ${error.constraint}`,
      )
    const answer = await db.transaction().execute(async (tx) => {
      await setTo(tx, 'B', 3)
      await sql`savepoint here`.execute(tx)
      const first = await failing(tx)
      const second = await read(tx, 'A').catch((error: { code: string }) => error.code)
      await sql`rollback to savepoint here`.execute(tx)
      return [first, second, await read(tx, 'A'), await read(tx, 'B')]
    })
    expect(answer).toEqual(['23514 stock_available_check', '25P02', 5, 3])
  })

  test('databases on one image do not see each other, and the image stays as it was', async () => {
    const image = memory.image()
    const [one, other] = [onImage(image), onImage(image)]
    await setTo(one.db, 'A', 1)
    await one.db.insertInto('stock').values({ sku: 'C', product_id: 'P', available: 1 }).execute()
    await other.db.deleteFrom('stock').where('sku', '=', 'B').execute()
    const all = (of: Db) =>
      of
        .selectFrom('stock')
        .select(['sku', 'available'])
        .orderBy('sku')
        .execute()
        .then((rows) => rows.map(({ sku, available }) => `${sku}${available}`))
    expect(await all(one.db)).toEqual(['A1', 'B5', 'C1'])
    expect(await all(other.db)).toEqual(['A5'])
    expect(await all(onImage(image).db)).toEqual(['A5', 'B5'])
    expect(await all(onImage(one.image()).db)).toEqual(['A1', 'B5', 'C1'])
  })

  test.each([
    ['select sku from stock full join basket on true', '"full"'],
    ['select random() from stock', 'the function random'],
    ["select case sku when 'a' then 1 else 2 end from stock", '"sku"'],
    ['truncate stock', '"truncate"'],
    ['select sku from stock order by sku for update skip locked', '"skip"'],
  ])('an unsupported statement is refused by name: %s', async (statement, name) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(`The memory database does not know ${name}`)
  })
})
