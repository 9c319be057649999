import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { idempotently, isKeyTaken } from '../../../server/idempotency/idempotently.ts'
import { isKeyUsed, keepRefusal, writeWithKey } from '../../../server/idempotency/oneWrite.ts'
import type { KeyedCall } from '../../../server/kit/handle.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { failingDb } from '../support/failingDb.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const storage = await closeAfterAll(openTestStorage())
const { db } = storage

let call: KeyedCall
let n = 0
beforeEach(async () => {
  call = { subject: 'guest', key: `key-${++n}`, endpoint: 'API-014', payloadHash: 'h' }
  await db.deleteFrom('stock').execute()
  await db.insertInto('stock').values({ sku: 'A', product_id: 'P', available: 100 }).execute()
})

const answer = { status: 200, body: '{"left":99}' }
const refusal = { status: 409, body: '{"no":1}' }
const takeOne = (sku = 'A') =>
  sql`update stock set available = available - 1 where sku = ${sku} returning product_id as id`
const left = async () => (await db.selectFrom('stock').select('available').executeTakeFirstOrThrow()).available
const storedRow = () => db.selectFrom('idempotency').selectAll().where('key', '=', call.key).executeTakeFirst()
const nothing = () => Promise.reject(new Error('The key is used: nothing is to be done.'))

const settledRow = () => ({
  subject: 'guest',
  key: call.key,
  endpoint: 'API-014',
  payload_hash: 'h',
  holder: '',
  lease_until: 0,
  claimed_at: 7,
  settled_at: 7,
})

describe('a change and its key in one statement', () => {
  test('both are written', async () => {
    expect(await writeWithKey(db, takeOne(), call, answer, 7)).toBe(true)
    expect(await left()).toBe(99)
    expect(await storedRow()).toEqual({ ...settledRow(), ...answer })
  })

  test('the answer is replayed to the same call', async () => {
    await writeWithKey(db, takeOne(), call, answer, 7)
    expect(await idempotently(db, call, 8, nothing)).toEqual({ _tag: 'Replayed', answer })
  })

  test('a change that finds no row leaves the key unused', async () => {
    expect(await writeWithKey(db, takeOne('B'), call, answer, 7)).toBe(false)
    expect(await storedRow()).toBeUndefined()
  })

  test('a used key prevents the change', async () => {
    await writeWithKey(db, takeOne(), call, answer, 7)
    expect(await writeWithKey(db, takeOne(), call, answer, 8)).toBe(false)
    expect(await left()).toBe(99)
  })

  test.each(['23505', '40001', '40P01'])('error %s means that another call was quicker', async (code) => {
    const quicker = failingDb(db, [Object.assign(new Error('again'), { code })])
    expect(await writeWithKey(quicker, takeOne(), call, answer, 7)).toBe(false)
  })

  test.each([new Error('broken'), Object.assign(new Error('full'), { code: '53100' }), 'a text', null])(
    'any other error is passed on (case %#)',
    async (error) => {
      const passed: unknown = await writeWithKey(failingDb(db, [error]), takeOne(), call, answer, 7).catch(
        (thrown: unknown) => thrown,
      )
      expect(passed).toBe(error)
    },
  )
})

describe('a refusal', () => {
  test('is stored under its key', async () => {
    expect(await keepRefusal(db, call, refusal, 7)).toBe(true)
    expect(await storedRow()).toEqual({ ...settledRow(), ...refusal })
  })

  test('is replayed to the same call', async () => {
    await keepRefusal(db, call, refusal, 7)
    expect(await idempotently(db, call, 8, nothing)).toEqual({ _tag: 'Replayed', answer: refusal })
  })

  test('does not replace an earlier answer', async () => {
    await writeWithKey(db, takeOne(), call, answer, 7)
    expect(await keepRefusal(db, call, refusal, 8)).toBe(false)
    expect(await storedRow()).toMatchObject(answer)
  })
})

describe('whether a key is used', () => {
  const isUsed = async (of: KeyedCall) =>
    (await sql<{ readonly used: boolean }>`select ${isKeyUsed(of)} as used`.execute(db)).rows[0]?.used

  test.each([
    ['in SQL', isUsed],
    ['on its own', (of: KeyedCall) => isKeyTaken(db, of.subject, of.key)],
  ])('%s, it is asked for one caller and one key', async (_how, ask) => {
    expect(await ask(call)).toBe(false)
    await keepRefusal(db, call, refusal, 7)
    expect(await ask(call)).toBe(true)
    expect(await ask({ ...call, key: 'another' })).toBe(false)
    expect(await ask({ ...call, subject: 'somebody else' })).toBe(false)
  })
})
