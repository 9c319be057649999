import { beforeEach, describe, expect, test } from 'vitest'
import { claim, leaseMs, letGo } from '../../../server/idempotency/claim.ts'
import type { KeyedCall } from '../../../server/kit/handle.ts'
import { storageAway } from '../../../server/storage/whenDatabaseIsThere.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { failingDb } from '../support/failingDb.ts'
import { openTestStorage } from '../support/openTestStorage.ts'

const storage = await closeAfterAll(openTestStorage())

let call: KeyedCall
let n = 0
beforeEach(async () => {
  call = { subject: 'guest', key: `key-${++n}`, endpoint: 'API-036', payloadHash: 'h' }
  await claim(storage.db, call, 'a', 1)
})

const away = (times: number) =>
  failingDb(
    storage.db,
    Array.from({ length: times }, () => storageAway('gone')),
  )
const takeOver = () => claim(storage.db, call, 'b', 2)

/** Runs at once what is put off, and counts it. */
const inSteps = () => {
  const waiting: (() => Promise<void>)[] = []
  return {
    later: (work: () => Promise<void>): void => void waiting.push(work),
    runAll: async (): Promise<number> => {
      let runs = 0
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift(), runs++) await work()
      return runs
    },
  }
}

describe('while the database is away', () => {
  test('a key is let go as soon as it is back', async () => {
    const { later, runAll } = inSteps()
    await letGo(away(3), call, 'a', later)
    expect(await takeOver()).toEqual({ _tag: 'InFlight' })
    expect(await runAll()).toBe(3)
    expect(await takeOver()).toMatchObject({ _tag: 'Claimed', resumed: true })
  })

  test('letting a key go is tried again in a moment, by itself', async () => {
    await new Promise<void>((resolve) => void letGo(failingDb(storage.db, [storageAway('gone')], resolve), call, 'a'))
    expect(await takeOver()).toMatchObject({ _tag: 'Claimed', resumed: true })
  })

  test('letting a key go ends when the lease is over anyway, after four tries a second', async () => {
    const { later, runAll } = inSteps()
    await letGo(away(1_000), call, 'a', later)
    expect(await runAll()).toBe((leaseMs / 1000) * 4)
    expect(await takeOver()).toEqual({ _tag: 'InFlight' })
  })
})

test('another error is not an absence: the caller gets it, and nothing is tried again', async () => {
  const { later, runAll } = inSteps()
  await expect(letGo(failingDb(storage.db, [new Error('broken')]), call, 'a', later)).rejects.toThrow('broken')
  expect(await runAll()).toBe(0)
})
