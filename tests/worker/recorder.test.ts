import { expect, test } from 'vitest'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import { emptyPile, memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { wants } from '../../core/commands/wants.ts'
import { newShop } from '../../core/domain/shop/shop.ts'
import { foldCommits } from '../../worker/foldLog.ts'
import { foldKey } from '../../worker/foldKey.ts'
import { createPlayback, keepEvery } from '../../worker/playback.ts'
import { openRecorder } from '../../worker/recorder.ts'
import type { RecordedLog } from '../support/recordedLog.ts'
import { longLog, sampleLog } from '../support/sampleLog.ts'

/** The log of a device on which this was recorded. */
const logOf = async ({ commits }: RecordedLog): Promise<EventLog> => {
  const log = memoryEventLog(emptyPile(), () => 'own-log')
  await log.open()
  await log.raiseEpoch()
  for (const { at, tabId, cause, events, seq } of commits) {
    await log.append({ seen: seq - 1, strict: false, propose: () => ({ at, tabId, cause, events }) })
  }
  return log
}

const foldedTo = (recorded: RecordedLog, seq: number) => foldCommits(newShop(), 0, recorded.commits.slice(0, seq)).shop

test('every commit is told with its cause, its tab, its events and what was owed after it', async () => {
  const recorded = sampleLog()
  const recorder = await openRecorder(await logOf(recorded), 'own-log', virtualClock())
  const commits = await recorder.commits(1, 999)
  expect(commits).toHaveLength(recorded.commits.length)
  for (const [index, commit] of commits.entries()) {
    const { cause, events, tabId } = recorded.commits[index]!
    expect(commit).toMatchObject({ seq: index + 1, cause, events, tabId })
    expect(commit.owed.map(({ key }) => key)).toEqual(wants(foldedTo(recorded, index + 1)).map(({ key }) => key))
  }
  expect((await recorder.commits(4, 6)).map(({ seq }) => seq)).toEqual([4, 5, 6])
})

test('the state at any commit is that of a plain fold, asked in any order', async () => {
  const recorded = longLog(300)
  const recorder = await openRecorder(await logOf(recorded), 'own-log', virtualClock())
  for (const seq of [300, 1, 129, 128, 64, 65, 63, 299, 0, 9_999]) {
    expect(await recorder.stateAt(seq), `at ${seq}`).toEqual(foldedTo(recorded, seq))
  }
  expect((await recorder.viewsAt(300)).cart.units).toBeGreaterThan(1)
})

test('what is looked at can be written over without changing the next look', async () => {
  const recorded = sampleLog()
  const recorder = await openRecorder(await logOf(recorded), 'own-log', virtualClock())
  const state = (await recorder.stateAt(3)) as { cart: { pending: unknown } }
  state.cart.pending = 'spoiled'
  expect(await recorder.stateAt(3)).toEqual(foldedTo(recorded, 3))
})

test('opening 5,000 commits folds each of them once, and a look folds fewer than one page', () => {
  const { commits } = longLog(5_000)
  const playback = createPlayback({ seq: 0, shop: newShop() }, commits)
  for (const { seq } of commits) playback.owedAfter(seq)
  expect(playback.work()).toEqual({ folded: commits.length, copied: Math.floor(commits.length / keepEvery) })
  playback.shopAt(2_555)
  expect(playback.work().folded - commits.length).toBeLessThan(keepEvery)
})

test('an exported log can be imported, looked at and put away again', async () => {
  const own = await openRecorder(await logOf(sampleLog()), 'own-log', virtualClock())
  const other = longLog(80)
  expect(await own.import(other.text())).toEqual({ _tag: 'Opened', seq: other.commits.length })
  expect(await own.head()).toEqual({ logId: 'log-1', seq: other.commits.length })
  expect(await own.stateAt(80)).toEqual(foldedTo(other, 80))
  await own.close()
  expect(await own.head()).toEqual({ logId: 'own-log', seq: sampleLog().commits.length })
})

test('a file that cannot be read says where and why, and leaves the log on the table alone', async () => {
  const recorded = sampleLog()
  const recorder = await openRecorder(await logOf(recorded), 'own-log', virtualClock())
  const before = await recorder.commits(1, 999)
  const lines = recorded.text().split('\n')
  expect(await recorder.import(lines.with(4, '{"half":').join('\n'))).toEqual({ _tag: 'Unreadable', line: 5, reason: 'this line is not JSON' })
  expect(await recorder.import('')).toEqual({ _tag: 'Unreadable', line: 1, reason: 'the file is empty' })
  expect(await recorder.commits(1, 999)).toEqual(before)
})

test('what is exported is read back as the same log', async () => {
  const recorded = sampleLog()
  const recorder = await openRecorder(await logOf(recorded), 'own-log', virtualClock(5))
  const text = await recorder.export()
  await recorder.import(text)
  expect(await recorder.export()).toBe(text)
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ logId: 'own-log', commits: recorded.commits.length, exportedAt: 5 })
})

test('a log whose beginning was dropped opens at its snapshot, and so does its export', async () => {
  const recorded = longLog(600)
  const log = await logOf(recorded)
  const at = recorded.commits[511]!
  await log.saveSnapshot({ seq: 512, hash: at.hash, foldKey, state: foldedTo(recorded, 512) })
  await log.seal(512)
  while (await log.makeRoom(foldKey)) continue
  const recorder = await openRecorder(log, 'own-log', virtualClock())
  expect((await recorder.commits(1, 9_999))[0]?.seq).toBe(513)
  expect(await recorder.stateAt(550)).toEqual(foldedTo(recorded, 550))
  expect(await recorder.import(await recorder.export())).toEqual({ _tag: 'Opened', seq: recorded.commits.length })
  expect(await recorder.stateAt(550)).toEqual(foldedTo(recorded, 550))
})
