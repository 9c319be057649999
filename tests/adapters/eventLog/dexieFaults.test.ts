import { IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { expectWholeChain, fill, newCommit, openedHead } from './eventLogLaws.ts'
import { faultyIndexedDb, type FaultyIndexedDb } from './faultyIndexedDb.ts'
import { factoryOpening } from './factoryOpening.ts'

/** Back-off waits end at once; patience never runs out. */
const hastyClock: Clock = {
  now: () => 0,
  setTimer: (ms, fn) => (ms < 1_000 ? systemClock().setTimer(0, fn) : () => undefined),
}

const tabOn = ({ indexedDb }: FaultyIndexedDb) => {
  const connection = connect({ name: 'cairn', indexedDb, clock: hastyClock })
  let made = 0
  const log = dexieEventLog(connection, () => `log${made++}`)
  const answers: string[] = []
  log.onFault((fault) => answers.push(fault))
  return { log, answer: answers, connection }
}

const another = () => newCommit('a', 99)

describe('a write that fails', () => {
  test('a disk that turns out to be full when the transaction commits is reported as full, and nothing is written', async () => {
    const faulty = faultyIndexedDb()
    const { log } = tabOn(faulty)
    const head = await fill(log, 2)
    faulty.abortWritesWith('QuotaExceededError')
    expect(await log.append({ seen: 2, strict: true, propose: another })).toEqual({ _tag: 'Failed', reason: 'full' })
    faulty.abortWritesWith(null)
    expect(await openedHead(log)).toEqual(head)
    expect((await fill(log, 1)).seq).toBe(3)
    expectWholeChain(await log.read(0))
  })

  test('a transaction that keeps aborting is reported as closed after three tries', async () => {
    const faulty = faultyIndexedDb()
    const { log } = tabOn(faulty)
    await fill(log, 1)
    const before = faulty.openings()
    faulty.abortWritesWith('UnknownError')
    expect(await log.append({ seen: 1, strict: false, propose: another })).toEqual({ _tag: 'Failed', reason: 'closed' })
    expect(faulty.openings() - before).toBe(2)
    faulty.abortWritesWith(null)
    expect(await log.append({ seen: 1, strict: false, propose: another })).toMatchObject({ commit: { seq: 2 } })
  })

  test('a dead handle without a close event is dropped and the append succeeds on a new one', async () => {
    const faulty = faultyIndexedDb()
    const { log, answer: reply } = tabOn(faulty)
    await fill(log, 1)
    faulty.killHandles(2)
    expect(await log.append({ seen: 1, strict: false, propose: another })).toMatchObject({ commit: { seq: 2 } })
    expect(reply).toEqual([])
  })

  test('a connection that the browser closes is reported once and heals on the next use', async () => {
    const faulty = faultyIndexedDb()
    const { log, answer: reply } = tabOn(faulty)
    await fill(log, 1)
    faulty.closeAll()
    await expect.poll(() => reply).toEqual(['closed'])
    expect(await log.append({ seen: 1, strict: false, propose: another })).toMatchObject({ commit: { seq: 2 } })
    expectWholeChain(await log.read(0))
  })

  test('a commit that was written though the connection was lost is not written twice', async () => {
    const faulty = faultyIndexedDb()
    const { log } = tabOn(faulty)
    await fill(log, 1)
    faulty.loseNextCompletion()
    expect(await log.append({ seen: 1, strict: true, propose: another })).toMatchObject({
      _tag: 'Appended',
      commit: { seq: 2 },
      head: { seq: 2 },
    })
    expect(await log.read(0)).toHaveLength(2)
  })
})

describe('a database that does not open', () => {
  test('a browser that refuses to open is blocked, once or however often', async () => {
    const refusing = faultyIndexedDb()
    refusing.failOpening('SecurityError', 1)
    expect(await tabOn(refusing).log.open()).toEqual({ _tag: 'Failed', reason: 'blocked' })
    expect(refusing.openings()).toBe(1)
    const failing = faultyIndexedDb()
    failing.failOpening('InvalidStateError', 100)
    expect(await tabOn(failing).log.open()).toEqual({ _tag: 'Failed', reason: 'blocked' })
  })

  test('a browser that fails once opens', async () => {
    const shaky = faultyIndexedDb()
    shaky.failOpening('InvalidStateError', 1)
    expect(await tabOn(shaky).log.open()).toMatchObject({ _tag: 'Opened' })
  })

  test('an opening without an answer is given up after one time limit, and not tried again for a minute', async () => {
    let at = 0
    let openings = 0
    const clock: Clock = {
      now: () => at,
      setTimer: (ms, fn) =>
        systemClock().setTimer(0, () => {
          at += ms
          fn()
        }),
    }
    const mute = {
      factory: factoryOpening(() => (openings++, new EventTarget())),
      keyRange: IDBKeyRange,
    }
    const log = dexieEventLog(connect({ name: 'cairn', indexedDb: mute, clock }), () => 'log')
    expect(await log.open()).toEqual({ _tag: 'Failed', reason: 'blocked' })
    expect(openings).toBe(1)
    expect(at).toBe(2_000)
    expect(await log.open()).toEqual({ _tag: 'Failed', reason: 'blocked' })
    expect(openings).toBe(1)
    expect(at).toBe(2_000)
    at += 60_000
    await log.open()
    expect(openings).toBe(2)
  })

  test('no IndexedDB at all is blocked', async () => {
    const faulty = faultyIndexedDb()
    const without = { ...faulty, indexedDb: { ...faulty.indexedDb, factory: undefined as unknown as IDBFactory } }
    expect(await tabOn(without).log.open()).toEqual({ _tag: 'Failed', reason: 'blocked' })
  })
})

describe('a database that changes while it is open', () => {
  test('an older tab stops writing when a newer version upgrades the database, and one that opens later only reads', async () => {
    const faulty = faultyIndexedDb()
    const { log, answer: reply } = tabOn(faulty)
    await fill(log, 1)
    await new Promise((resolve, reject) => {
      const request = faulty.factory.open('cairn', 20)
      request.onupgradeneeded = () => request.result.createObjectStore('newer')
      request.onerror = reject
      request.onblocked = reject
      request.onsuccess = () => resolve(request.result.close())
    })
    expect(reply).toEqual(['upgraded'])
    expect(await log.append({ seen: 1, strict: false, propose: another })).toEqual({ _tag: 'ReadOnly' })
    expect(await tabOn(faulty).log.open()).toEqual({ _tag: 'ReadOnly' })
  })

  test('a database emptied under an open tab is corrupt for it, and a new logId when opened again', async () => {
    const faulty = faultyIndexedDb()
    const { log, answer: reply } = tabOn(faulty)
    const old = await fill(log, 2)
    await new Promise((resolve, reject) => {
      const request = faulty.factory.deleteDatabase('cairn')
      request.onsuccess = resolve
      request.onerror = reject
    })
    expect(reply).toEqual(['closed'])
    expect(await log.append({ seen: 2, strict: false, propose: another })).toEqual({
      _tag: 'Failed',
      reason: 'corrupt',
    })
    const head = await openedHead(log)
    expect(head.seq).toBe(0)
    expect(head.logId).not.toBe(old.logId)
  })
})
