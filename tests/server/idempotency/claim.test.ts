import { beforeEach, describe, expect, test } from 'vitest'
import { claim, isClaimedElsewhere, leaseMs, letGo, settle } from '../../../server/idempotency/claim.ts'
import type { KeyedCall } from '../../../server/kit/handle.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

let call: KeyedCall
let n = 0
beforeEach(() => {
  call = { subject: 'guest', key: `key-${++n}`, endpoint: 'API-036', payloadHash: 'h' }
})

const answer = { status: 200, body: '{"orderNumber":"1"}' }
const settleAs = (holder: string) => inTransaction(storage.db, (tx) => settle(tx, call, holder, answer, 5))

describe('a claim that settles', () => {
  test('one of eight gets the claim, and the others learn that it is in flight', async () => {
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
})

describe('a claim left behind', () => {
  test('after a crash the next call takes over when the lease has expired, and the old holder can change nothing', async () => {
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

  test('another payload takes nothing over, not even an expired claim', async () => {
    await claim(storage.db, call, 'a', 1)
    expect(await claim(storage.db, { ...call, payloadHash: 'x' }, 'b', leaseMs + 1)).toEqual({ _tag: 'OtherPayload' })
    expect(await claim(storage.db, call, 'c', leaseMs + 1)).toEqual({ _tag: 'Claimed', holder: 'c', resumed: true })
  })
})

test('the holder of a key is looked up under another name while the lease lasts and nothing is settled, and never by itself', async () => {
  const isClaimed = (subject: string, now: number, key = call.key) => isClaimedElsewhere(storage.db, subject, key, now)
  expect(await isClaimed('anew', 1)).toBe(false)
  await claim(storage.db, call, 'a', 1)
  expect(await isClaimed('anew', leaseMs)).toBe(true)
  expect(await isClaimed('guest', leaseMs)).toBe(false)
  expect(await isClaimed('anew', leaseMs, 'another')).toBe(false)
  expect(await isClaimed('anew', leaseMs + 1)).toBe(false)
  await settleAs('a')
  expect(await isClaimed('anew', leaseMs)).toBe(false)
})
