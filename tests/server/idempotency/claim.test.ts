import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claim, isClaimedElsewhere, leaseMs, letGo, settle } from '../../../server/idempotency/claim.ts'
import type { KeyedCall } from '../../../server/idempotency/KeyedCall.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import type { Storage } from '../../../server/storage/openStorage.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

let call: KeyedCall
let n = 0
beforeEach(() => {
  call = { subject: 'guest', key: `key-${++n}`, endpoint: 'API-036', payloadHash: 'h' }
})

const answer = { status: 200, body: '{"orderNumber":"1"}' }
const settleAs = (holder: string) => inTransaction(storage.db, (tx) => settle(tx, call, holder, answer, 5))

test('one of eight gets the claim, the others are told it is in flight', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, (_, holder) => claim(storage.db, call, `h${holder}`, 1)))
  expect(claims.filter(({ _tag }) => _tag === 'Claimed')).toHaveLength(1)
  expect(claims.filter(({ _tag }) => _tag === 'InFlight')).toHaveLength(7)
  expect(claims.find(({ _tag }) => _tag === 'Claimed')).toMatchObject({ resumed: false })
})

test('a settled claim is replayed for ever, and only to the same payload', async () => {
  await claim(storage.db, call, 'a', 1)
  await settleAs('a')
  expect(await claim(storage.db, call, 'b', 1e12)).toEqual({ _tag: 'Replayed', answer })
  expect(await claim(storage.db, { ...call, payloadHash: 'x' }, 'b', 1e12)).toEqual({ _tag: 'OtherPayload' })
})

test('after a crash the next call takes over when the lease is over, and the old holder can change nothing', async () => {
  await claim(storage.db, call, 'a', 1)
  expect(await claim(storage.db, call, 'b', leaseMs)).toEqual({ _tag: 'InFlight' })
  expect(await claim(storage.db, call, 'b', leaseMs + 1)).toEqual({ _tag: 'Claimed', holder: 'b', resumed: true })
  expect(await claim(storage.db, call, 'c', 2 * leaseMs)).toEqual({ _tag: 'InFlight' })
  await expect(settleAs('a')).rejects.toThrow('lost')
  await settleAs('b')
})

test('a claim let go is taken over at once', async () => {
  await claim(storage.db, call, 'a', 1)
  await letGo(storage.db, call, 'a')
  expect(await claim(storage.db, call, 'b', 2)).toMatchObject({ _tag: 'Claimed', resumed: true })
})

test('another payload takes nothing over, not even a claim whose lease is over', async () => {
  await claim(storage.db, call, 'a', 1)
  expect(await claim(storage.db, { ...call, payloadHash: 'x' }, 'b', leaseMs + 1)).toEqual({ _tag: 'OtherPayload' })
  expect(await claim(storage.db, call, 'c', leaseMs + 1)).toEqual({ _tag: 'Claimed', holder: 'c', resumed: true })
})

test('who is at work under a key is asked about by another name: while the lease lasts and nothing is settled, and never about oneself', async () => {
  const asked = (subject: string, now: number, key = call.key) => isClaimedElsewhere(storage.db, subject, key, now)
  expect(await asked('anew', 1)).toBe(false)
  await claim(storage.db, call, 'a', 1)
  expect(await asked('anew', leaseMs)).toBe(true)
  expect(await asked('guest', leaseMs)).toBe(false)
  expect(await asked('anew', leaseMs, 'another')).toBe(false)
  expect(await asked('anew', leaseMs + 1)).toBe(false)
  await settleAs('a')
  expect(await asked('anew', leaseMs)).toBe(false)
})
