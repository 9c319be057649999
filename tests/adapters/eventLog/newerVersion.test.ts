import { guestRecord } from '../../support/guestRecord.ts'
import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import { dexieQueryCache } from '../../../core/adapters/queries/QueryCache.dexie.ts'
import { dexieSessionStore } from '../../../core/adapters/sessionStore/SessionStore.dexie.ts'
import { fill, newCommit } from './eventLogLaws.ts'
import { faultyIndexedDb, type FaultyIndexedDb } from './faultyIndexedDb.ts'

let browser: FaultyIndexedDb
beforeEach(() => {
  browser = faultyIndexedDb()
})

/** What a worker of today has open. */
const openWorker = () => {
  const { indexedDb } = browser
  const clock = systemClock()
  const connection = connect({ name: 'cairn', indexedDb, clock })
  const sessions = connect({ name: 'cairn-session', indexedDb, clock, besides: connection })
  return {
    log: dexieEventLog(connection, () => 'log'),
    cache: dexieQueryCache(connection),
    sessions: dexieSessionStore(sessions),
  }
}

/** A newer shop upgrades the log's database; it has not touched the session's yet. */
const upgrade = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = browser.factory.open('cairn', 20)
    request.onerror = reject
    request.onblocked = reject
    request.onsuccess = () => resolve(request.result.close())
  })

const contentOf = (name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = browser.factory.open(name)
    request.onerror = reject
    request.onsuccess = () => {
      const db = request.result
      const transaction = db.transaction([...db.objectStoreNames], 'readonly')
      const content: unknown[] = []
      for (const store of db.objectStoreNames) {
        transaction.objectStore(store).getAll().onsuccess = (event) =>
          content.push([store, (event.target as IDBRequest).result])
      }
      transaction.oncomplete = () => resolve((db.close(), content))
    }
  })

const everything = () => Promise.all([contentOf('cairn'), contentOf('cairn-session')])

const writeAll = async ({ log, cache, sessions }: ReturnType<typeof openWorker>) => {
  const head = { seq: 2, hash: 'f'.repeat(16), foldKey: 'k', state: {} }
  await log.saveSnapshot(head)
  await log.seal(2)
  await log.freeSpace('k')
  await cache.put('b', { answer: 2, at: Date.now() })
  await cache.get('a')
  await cache.remove('a')
  await sessions.put('us', guestRecord('old-tab', 9))
  await sessions.clear('fr')
  return {
    epoch: await log.raiseEpoch(),
    append: await log.append({ seen: 2, strict: true, propose: () => newCommit('a', 9) }),
    startOver: await log.startOver(),
  }
}

const readOnly = { epoch: null, append: { _tag: 'ReadOnly' }, startOver: { _tag: 'ReadOnly' } }

test('a worker whose database a newer version has taken over no longer writes any commit, epoch, snapshot, answer or session', async () => {
  const worker = openWorker()
  await fill(worker.log, 2)
  await worker.cache.put('a', { answer: 1, at: Date.now() })
  await worker.sessions.put('us', guestRecord('kept', 9))
  await worker.sessions.put('fr', guestRecord('kept too', 9))
  await upgrade()
  const before = await everything()
  expect(await worker.sessions.get('us')).toBeNull()
  expect(await writeAll(worker)).toEqual(readOnly)
  expect(await everything()).toEqual(before)
})

test('a worker that starts under a newer version writes nothing either', async () => {
  const first = openWorker()
  await fill(first.log, 2)
  await first.sessions.put('fr', guestRecord('kept', 9))
  await upgrade()
  const before = await everything()
  const late = openWorker()
  expect(await late.log.open()).toEqual({ _tag: 'ReadOnly' })
  expect(await writeAll(late)).toEqual({ ...readOnly, append: { _tag: 'Failed', reason: 'closed' } })
  expect(await everything()).toEqual(before)
})
