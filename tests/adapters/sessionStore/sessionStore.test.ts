import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { dexieSessionStore, saveAgainMs } from '../../../core/adapters/sessionStore/SessionStore.dexie.ts'
import type { StoredSession } from '../../../core/adapters/sessionStore/SessionStore.ts'
import { memorySessionStore } from '../../../core/adapters/sessionStore/SessionStore.memory.ts'
import { guestRecord } from '../../support/guestRecord.ts'
import { fill } from '../eventLog/eventLogLaws.ts'
import { faultyIndexedDb } from '../eventLog/faultyIndexedDb.ts'

const session = (n: number) => guestRecord(`canary-${n}`, 1_000 * n)
const newConnection = (faulty = faultyIndexedDb()) =>
  connect({ name: 'cairn', indexedDb: faulty.indexedDb, clock: systemClock() })

describe.each([
  ['memory', memorySessionStore],
  ['Dexie', () => dexieSessionStore(newConnection())],
])('session store laws: %s', (_name, make) => {
  test('AUTH-15 AUTH-16 one session per site, and none for another site: the last one put, until it is cleared', async () => {
    const store = make()
    expect(await store.get('us')).toBeNull()
    await store.put('us', session(1))
    await store.put('fr', session(2))
    await store.put('us', session(3))
    expect(await store.get('us')).toEqual(session(3))
    expect(await store.get('fr')).toEqual(session(2))
    await store.clear('us')
    await store.clear('us')
    expect(await store.get('us')).toBeNull()
    expect(await store.get('fr')).toEqual(session(2))
  })

  test('AUTH-05 two tabs that were given one refresh token renew it under one key, whichever writes last', async () => {
    const store = make()
    await store.put('us', session(1))
    await store.put('us', { ...session(1), renewalKey: 'of-the-second-tab' })
    expect(await store.get('us')).toEqual(session(1))
  })

  test('AUTH-05 another refresh token brings its own renewal key', async () => {
    const store = make()
    await store.put('us', session(1))
    await store.put('us', { ...session(2), renewalKey: 'of-the-next-token' })
    expect((await store.get('us'))?.renewalKey).toBe('of-the-next-token')
  })

  test('AUTH-25 BIS-07 the secrets of a device outlive its sessions, and are no session', async () => {
    const store = make()
    expect(await store.secret('device')).toBeNull()
    expect(await store.secret('enrolment')).toBeNull()
    await store.keepSecret('device', 'canary-device')
    await store.put('us', session(1))
    await store.clear('us')
    await store.keepSecret('enrolment', 'canary-enrolment')
    expect(await store.secret('device')).toBe('canary-device')
    expect(await store.secret('enrolment')).toBe('canary-enrolment')
    expect(await store.get('device')).toBeNull()
  })
})

test('AUTH-15 the next worker finds the session', async () => {
  const faulty = faultyIndexedDb()
  await dexieSessionStore(newConnection(faulty)).put('us', session(1))
  expect(await dexieSessionStore(newConnection(faulty)).get('us')).toEqual(session(1))
})

test('AUTH-15 a token that found no room is still the one this worker uses, and a cleared one stays cleared', async () => {
  const faulty = faultyIndexedDb()
  const store = dexieSessionStore(newConnection(faulty))
  await store.put('us', session(1))
  faulty.abortWritesWith('QuotaExceededError')
  await store.put('us', session(2))
  expect(await store.get('us')).toEqual(session(2))
  await store.clear('us')
  expect(await store.get('us')).toBeNull()
})

describe('AUTH-15 a session that could not be saved', () => {
  /** A full disk; `pass` lets the time until the next attempt pass. */
  const onAFullDisk = async (stored: StoredSession | null) => {
    const faulty = faultyIndexedDb()
    const waiting: (() => void)[] = []
    const clock: Clock = {
      now: () => 0,
      setTimer: (ms, fn) => {
        if (ms === saveAgainMs) waiting.push(fn)
        return () => undefined
      },
    }
    const store = dexieSessionStore(connect({ name: 'cairn', indexedDb: faulty.indexedDb, clock }))
    const otherTab = dexieSessionStore(newConnection(faulty))
    if (stored) await otherTab.put('us', stored)
    await store.get('us')
    faulty.abortWritesWith('QuotaExceededError')
    return { faulty, store, waiting, otherTab, pass: () => waiting.splice(0).forEach((run) => run()) }
  }

  test.each([
    ['the first', null],
    ['one in place of that it was renewed from', session(1)],
  ])('is saved as soon as there is room, so that the next worker finds it: %s', async (_what, stored) => {
    const { faulty, store, pass, waiting } = await onAFullDisk(stored)
    await store.put('us', session(2))
    pass()
    await expect.poll(() => waiting.length).toBe(1)
    faulty.abortWritesWith(null)
    pass()
    await expect.poll(() => dexieSessionStore(newConnection(faulty)).get('us')).toEqual(session(2))
    expect(waiting).toEqual([])
  })

  test('does not replace the one that another tab has renewed since', async () => {
    const { faulty, store, pass, otherTab } = await onAFullDisk(session(1))
    await store.put('us', session(2))
    faulty.abortWritesWith(null)
    await otherTab.put('us', session(3))
    pass()
    await expect.poll(() => store.get('us')).toEqual(session(3))
    expect(await otherTab.get('us')).toEqual(session(3))
  })

  test('does not replace one that could not be read', async () => {
    const faulty = faultyIndexedDb()
    await dexieSessionStore(newConnection(faulty)).put('us', session(1))
    const waiting: (() => void)[] = []
    const clock: Clock = { now: () => 0, setTimer: (_ms, fn) => (waiting.push(fn), () => undefined) }
    const store = dexieSessionStore(connect({ name: 'cairn', indexedDb: faulty.indexedDb, clock }))
    faulty.failOpening('SecurityError', 4)
    expect(await store.get('us')).toBeNull()
    await store.put('us', session(2))
    expect(await store.get('us')).toEqual(session(2))
    waiting.splice(0).forEach((run) => run())
    await expect.poll(() => store.get('us')).toEqual(session(1))
  })

  test('is no reason to replace a device’s secret that another tab has kept since', async () => {
    const { faulty, store, pass, waiting, otherTab } = await onAFullDisk(null)
    await store.keepSecret('device', 'canary-first')
    faulty.abortWritesWith(null)
    await otherTab.keepSecret('device', 'canary-second')
    pass()
    await expect.poll(() => store.secret('device')).toBe('canary-second')
    expect(await otherTab.secret('device')).toBe('canary-second')
    expect(waiting).toEqual([])
  })

  test('and was cleared meanwhile does not come back', async () => {
    const { faulty, store, pass, otherTab } = await onAFullDisk(null)
    await store.put('us', session(1))
    faulty.abortWritesWith(null)
    await store.clear('us')
    pass()
    await store.put('fr', session(3))
    expect(await otherTab.get('us')).toBeNull()
  })
})

test('AUTH-15 a session whose database does not answer at once is asked for again', async () => {
  const faulty = faultyIndexedDb()
  await dexieSessionStore(newConnection(faulty)).put('us', session(1))
  const store = dexieSessionStore(newConnection(faulty))
  faulty.failOpening('SecurityError', 2)
  expect(await store.get('us')).toEqual(session(1))
})

test('AUTH-15 nothing the log gives out contains a token, and starting the log over keeps the session', async () => {
  const connection = newConnection()
  const log = dexieEventLog(connection, () => 'log')
  const store = dexieSessionStore(connection)
  await store.put('us', session(1))
  await fill(log, 3)
  expect(JSON.stringify([await log.read(0), await log.latestSnapshot('k')])).not.toContain('canary')
  await log.startOver()
  await log.freeSpace('k')
  expect(await store.get('us')).toEqual(session(1))
})

test('AUTH-15 a record of the first release, with the refresh token alone, is a guest’s', async () => {
  const faulty = faultyIndexedDb()
  const store = dexieSessionStore(newConnection(faulty))
  await store.put('us', { refreshToken: 'canary-1', refreshExpiry: 9 } as never)
  expect(await dexieSessionStore(newConnection(faulty)).get('us')).toMatchObject({
    refreshToken: 'canary-1',
    renewalKey: 'canary-1',
    consumerType: 'GUEST',
    isLoggedIn: false,
  })
})
