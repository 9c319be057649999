import { guestRecord } from '../../support/guestRecord.ts'
import { IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { transact } from '../../../core/adapters/eventLog/transact.ts'
import { dexieSessionStore } from '../../../core/adapters/sessionStore/SessionStore.dexie.ts'
import { factoryOpening } from './factoryOpening.ts'

const never = (): EventTarget => new EventTarget()

/** A store that starts every request and finishes none. */
const muteLog = { get: never, getAll: never, put: never, count: never, delete: never, clear: never }
const muteHandle = {
  addEventListener: () => undefined,
  close: () => undefined,
  transaction: () => ({ objectStore: () => muteLog, abort: () => undefined }),
}

const opens = (): unknown => {
  const request = { result: muteHandle, onsuccess: (): void => undefined }
  queueMicrotask(() => request.onsuccess())
  return request
}

/** The two databases of a worker, on a clock that only the test moves. */
const openWorker = (open: () => unknown, clock: Clock) => {
  const indexedDb = { factory: factoryOpening(open), keyRange: IDBKeyRange }
  const connection = connect({ name: 'cairn', indexedDb, clock })
  const sessions = connect({ name: 'cairn-session', indexedDb, clock, besides: connection })
  return { connection, log: dexieEventLog(connection, () => 'log'), sessions: dexieSessionStore(sessions) }
}

test.each([
  ['opening', never],
  ['every read and write', opens],
])('IndexedDB that never answers, %s: log and session together cost one wait of 2 s', async (_what, open) => {
  const clock = virtualClock(0)
  const { log, sessions } = openWorker(open, clock)
  const at: number[] = []
  const booted = log.open().then(async (outcome) => {
    at.push(clock.now())
    await sessions.get('us')
    await sessions.put('us', guestRecord('r', 9))
    at.push(clock.now())
    return [outcome._tag, await sessions.get('us')]
  })
  await clock.advance(10_000)
  expect(await booted).toEqual(['Failed', guestRecord('r', 9)])
  expect(at).toEqual([2_000, 2_000])
})

test('AUTH-15 a session’s database that alone does not answer is asked three times, 2 s each', async () => {
  const clock = virtualClock(0)
  const indexedDb = { factory: factoryOpening(never), keyRange: IDBKeyRange }
  const sessions = dexieSessionStore(connect({ name: 'cairn-session', indexedDb, clock, leftAloneMs: 0 }))
  let at = -1
  void sessions.get('us').then(() => (at = clock.now()))
  await clock.advance(10_000)
  expect(at).toBe(6_000)
})

test('a worker that slept itself starts to count the silence again, because the answer may be waiting', async () => {
  const clock = virtualClock(0)
  let late = 0
  const sleepy = { ...clock, now: () => clock.now() + late }
  const { connection } = openWorker(opens, sleepy)
  let isGivenUp = false
  const used = connection.use((db) =>
    transact(db, sleepy, { stores: ['meta'], mode: 'readonly' }, (page) => page.get('meta', 'pile')),
  )
  void used.then(() => (isGivenUp = true))
  await clock.advance(1_000)
  late = 30_000
  await clock.advance(1_500)
  expect(isGivenUp).toBe(false)
  await clock.advance(2_000)
  expect(await used).toEqual({ _tag: 'Failed', reason: 'closed' })
})

test('of uses at the same time, one runs after the other, also after one that failed', async () => {
  const { connection } = openWorker(opens, virtualClock(0))
  let running = 0
  const most: number[] = []
  const work = async (): Promise<number> => {
    most.push((running += 1))
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (most.length === 2) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
    return most.length
  }
  const used = await Promise.all([connection.use(work), connection.use(work), connection.use(work)])
  expect(used.map(({ _tag }) => _tag)).toEqual(['Done', 'Failed', 'Done'])
  expect(most).toEqual([1, 1, 1])
})

test('uses that wait behind one that is never answered cost no wait of their own', async () => {
  const clock = virtualClock(0)
  const { connection } = openWorker(opens, clock)
  const use = () =>
    connection.use((db) =>
      transact(db, clock, { stores: ['meta'], mode: 'readonly' }, (page) => page.get('meta', 'pile')),
    )
  const at: number[] = []
  const used = Promise.all([1, 2, 3].map(() => use().then(({ _tag }) => at.push(clock.now()) && _tag)))
  await clock.advance(10_000)
  expect(await used).toEqual(['Failed', 'Failed', 'Failed'])
  expect(at).toEqual([2_000, 2_000, 2_000])
})
