import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { connect } from '../../../core/adapters/eventLog/connection.ts'
import { dexieEventLog } from '../../../core/adapters/eventLog/EventLog.dexie.ts'
import type { EventLog } from '../../../core/adapters/eventLog/EventLog.ts'
import { transact, type LogTransaction } from '../../../core/adapters/eventLog/transact.ts'
import { fill, newCommit } from './eventLogLaws.ts'
import { faultyIndexedDb } from './faultyIndexedDb.ts'

let log: EventLog
let answer: string[]
let damage: (body: (page: LogTransaction) => Promise<void>) => Promise<unknown>
let reopened: () => EventLog

beforeEach(async () => {
  const { indexedDb } = faultyIndexedDb()
  const clock = systemClock()
  const newTab = (): EventLog => dexieEventLog(connect({ name: 'cairn', indexedDb, clock }), () => 'log')
  const connection = connect({ name: 'cairn', indexedDb, clock })
  log = newTab()
  reopened = newTab
  answer = []
  log.onFault((fault) => answer.push(fault))
  await fill(log, 260)
  await log.seal(260)
  const stores = ['meta', 'log', 'segments', 'snapshots'] as const
  damage = (body) => connection.use((db) => transact(db, clock, { stores, mode: 'readwrite' }, body))
})

/** A damaged record has no type. */
const change =
  (fields: Record<string, unknown>, store: 'log' | 'segments' | 'snapshots', key: number) => (): Promise<unknown> =>
    damage(async (page) => page.put(store, { ...(await page.get(store, key)), ...fields } as never))

describe('when the log is damaged', () => {
  test('a commit that was changed on the disk ends the intact part there and is reported as corrupt', async () => {
    await change({ at: 5 }, 'log', 258)()
    expect(await log.read(0)).toHaveLength(257)
    expect(answer).toEqual(['corrupt'])
    expect(await log.append({ seen: 250, strict: false, propose: () => newCommit('a', 1) })).toEqual({
      _tag: 'Failed',
      reason: 'corrupt',
    })
  })

  test('a segment whose text was changed is reported as corrupt', async () => {
    await change({ json: '[]' }, 'segments', 1)()
    expect(await log.read(0)).toEqual([])
    expect(answer).toEqual(['corrupt'])
  })

  test('a missing commit or a log without its head is corrupt at opening, and starting over gives a clean one', async () => {
    await damage(async (page) => page.delete('log', 259))
    expect(await reopened().open()).toEqual({ _tag: 'Failed', reason: 'corrupt' })
    await damage(async (page) => page.delete('meta', 'pile'))
    expect(await reopened().open()).toEqual({ _tag: 'Failed', reason: 'corrupt' })
    const again = reopened()
    expect(await again.startOver()).toMatchObject({ _tag: 'Opened', head: { seq: 0 } })
    expect(await fill(again, 1)).toMatchObject({ seq: 1 })
  })
})

test('a log that was rolled back under an open tab is not written to', async () => {
  const before = await damage(async (page) => {
    const meta = await page.get('meta', 'pile')
    const last = await page.get('log', 259)
    if (!meta || !last) throw new Error('There is no log to roll back.')
    page.delete('log', 260)
    page.put('meta', { ...meta, seq: 259, hash: last.hash }, 'pile')
  })
  expect(before).toMatchObject({ _tag: 'Done' })
  expect(await log.append({ seen: 259, strict: false, propose: () => newCommit('a', 1) })).toEqual({
    _tag: 'Failed',
    reason: 'corrupt',
  })
})

test('a damaged snapshot is passed over for the one before', async () => {
  const all = await log.read(0)
  for (const seq of [100, 200])
    await log.saveSnapshot({ seq, hash: all[seq - 1]?.hash ?? '', foldKey: 'k', state: { seq } })
  expect(await log.latestSnapshot('k')).toMatchObject({ seq: 200 })
  await change({ state: { seq: 201 } }, 'snapshots', 200)()
  expect(await log.latestSnapshot('k')).toMatchObject({ seq: 100 })
})
