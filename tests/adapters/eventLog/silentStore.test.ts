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
