import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { dexieQueryCache } from '../../../core/adapters/queries/QueryCache.dexie.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { queryCacheLaws } from './queryCacheLaws.ts'
import { factoryOpening } from '../eventLog/factoryOpening.ts'

const newDatabase = () => ({ factory: new IDBFactory(), keyRange: IDBKeyRange })

queryCacheLaws('memory', memoryQueryCache)
queryCacheLaws('Dexie', (clock, limits) =>
  dexieQueryCache(connect({ name: 'cairn', indexedDb: newDatabase(), clock }), limits),
)

test('cached answers are the first to go when the log needs room', async () => {
  const connection = connect({ name: 'cairn', indexedDb: newDatabase(), clock: systemClock() })
  const cache = dexieQueryCache(connection)
  const log = dexieEventLog(connection, () => 'log')
  await log.open()
  await cache.put('a', { answer: 1, at: Date.now() })
  expect(await log.freeSpace('any')).toBe(true)
  expect(await cache.get('a')).toBeNull()
})

describe('a cache without a usable database', () => {
  test('is empty when it cannot be opened', async () => {
    const factory = factoryOpening(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const cache = dexieQueryCache(
      connect({ name: 'cairn', indexedDb: { factory, keyRange: IDBKeyRange }, clock: systemClock() }),
    )
    await cache.put('a', { answer: 1, at: 0 })
    await cache.remove('b')
    expect(await cache.get('a')).toBeNull()
  })

  test('is empty at once while the one of a first visit is being made', async () => {
    const { factory, keyRange } = newDatabase()
    let opens = 0
    const slow = factoryOpening((name, version) =>
      (opens += 1) === 1 ? factory.open(name, version) : new EventTarget(),
    )
    const cache = dexieQueryCache(
      connect({ name: 'cairn', indexedDb: { factory: slow, keyRange }, clock: virtualClock(0) }),
    )
    expect(await cache.get('a')).toBeNull()
    expect(opens).toBe(1)
  })
})
