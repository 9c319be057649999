import { beforeEach, describe, expect, test } from 'vitest'
import { idempotently } from '../../../server/idempotency/idempotently.ts'
import type { KeyedCall } from '../../../server/kit/handle.ts'
import type { Tx } from '../../../server/storage/Tables.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

let call: KeyedCall
let n = 0
beforeEach(async () => {
  call = { subject: 'guest', key: `key-${++n}`, endpoint: 'API-014', payloadHash: 'h' }
  await storage.db.deleteFrom('stock').execute()
  await storage.db.insertInto('stock').values({ sku: 'A', product_id: 'P', available: 100 }).execute()
})

const takeOne = async (tx: Tx) => {
  const row = await tx
    .updateTable('stock')
    .set((stock) => ({ available: stock('available', '-', 1) }))
    .returning('available')
    .executeTakeFirstOrThrow()
  return { status: 200, body: `{"left":${row.available}}` }
}
const left = async () => (await storage.db.selectFrom('stock').select('available').executeTakeFirstOrThrow()).available

describe('when the key is known', () => {
  test('eight identical calls at once have one effect and one answer', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => idempotently(storage.db, call, 1, takeOne)))
    expect(outcomes.filter(({ _tag }) => _tag === 'Done')).toHaveLength(1)
    expect(outcomes.filter(({ _tag }) => _tag === 'Replayed')).toHaveLength(7)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ answer: { status: 200, body: '{"left":99}' } })
    expect(await left()).toBe(99)
  })

  test('the same key with another payload is refused and does nothing', async () => {
    await idempotently(storage.db, call, 1, takeOne)
    expect(await idempotently(storage.db, { ...call, payloadHash: 'other' }, 2, takeOne)).toEqual({
      _tag: 'OtherPayload',
    })
    expect(await left()).toBe(99)
  })

  test('the key of another caller is another key', async () => {
    await idempotently(storage.db, call, 1, takeOne)
    expect((await idempotently(storage.db, { ...call, subject: 'somebody else' }, 1, takeOne))._tag).toBe('Done')
    expect(await left()).toBe(98)
  })
})

describe('when the work fails', () => {
  test.each([400, 404])('a refusal (%i) is stored, and what was changed before it is undone', async (status) => {
    const refused = async (tx: Tx) => {
      await takeOne(tx)
      return { status, body: '{"no":1}' }
    }
    expect(await idempotently(storage.db, call, 1, refused)).toMatchObject({ _tag: 'Done', answer: { status } })
    expect(await left()).toBe(100)
    expect(await idempotently(storage.db, call, 2, takeOne)).toEqual({
      _tag: 'Replayed',
      answer: { status, body: '{"no":1}' },
    })
    expect(await left()).toBe(100)
  })

  test('work that throws stores nothing: the key is as good as new', async () => {
    const broken = async (tx: Tx) => {
      await takeOne(tx)
      throw new Error('pulled the plug')
    }
    await expect(idempotently(storage.db, call, 1, broken)).rejects.toThrow('pulled the plug')
    expect(await left()).toBe(100)
    expect((await idempotently(storage.db, call, 2, takeOne))._tag).toBe('Done')
    expect(await left()).toBe(99)
  })

  test('a run repeated after a serialisation failure still counts once', async () => {
    let runs = 0
    const unlucky = async (tx: Tx) => {
      const answer = await takeOne(tx)
      if (++runs < 3) throw Object.assign(new Error('again'), { code: '40001' })
      return answer
    }
    expect((await idempotently(storage.db, call, 1, unlucky))._tag).toBe('Done')
    expect(await left()).toBe(99)
  })
})
