import { describe, expect, test } from 'vitest'
import type { Recorder } from '../../contracts/recorder.ts'
import { emptyLog, memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { wants } from '../../core/commands/wants.ts'
import { withDescription } from '../../core/domain/log/problemDescription.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { createPlayback, keepEvery, mostKept } from '../../worker/recorder/playback.ts'
import { readChecked } from '../../worker/recorder/readChecked.ts'
import { foldedTo, logOf, openedRecorder } from '../support/openedRecorder.ts'
import { longLog, sampleLog } from '../support/sampleLog.ts'

const readAll = async (recorder: Recorder) => {
  const stretches = []
  for (;;) {
    const advance = await recorder.advance()
    stretches.push(advance)
    if (advance.isComplete) return stretches
  }
}

describe('a log that is read', () => {
  test('every commit is listed with its cause, its tab, its events, the state and the owed calls before and after', async () => {
    const recorded = sampleLog()
    const { recorder } = await openedRecorder(await logOf(recorded))
    const [{ columns } = { columns: null }] = await readAll(recorder)
    expect(columns?.at).toHaveLength(recorded.commits.length)
    for (const { seq, cause, events, tabId } of recorded.commits) {
      const look = await recorder.look(seq)
      expect(look).toMatchObject({ seq, cause, events, tabId, isCommand: cause._tag === 'Command' })
      expect(look?.before.state).toEqual(foldedTo(recorded, seq - 1))
      expect(look?.after.state).toEqual(foldedTo(recorded, seq))
      expect(look?.after.owed.map(({ key }) => key)).toEqual(wants(foldedTo(recorded, seq)).map(({ key }) => key))
    }
    expect(await recorder.look(0)).toBeNull()
    expect(await recorder.look(99)).toBeNull()
    expect((await recorder.rows([4, 6, 99])).map(({ words }) => words)).toEqual([
      'ApplyCoupon EXPIRED20',
      'applyCoupon 400 PRM155',
    ])
    expect(await recorder.find('code:prm155')).toEqual([6])
  })

  test('REC-07 a report says what the shopper wrote, and a log says nothing', async () => {
    const { recorder } = await openedRecorder(await logOf(sampleLog()))
    expect((await recorder.head()).description).toBeNull()
    await recorder.import(withDescription(sampleLog().text(), 'The code was not taken.'))
    expect((await recorder.head()).description).toBe('The code was not taken.')
    await recorder.import(withDescription(sampleLog().text(), 'My card is 4242 4242 4242 4242'))
    expect((await recorder.head()).description).toBeNull()
  })

  test('a log is read in stretches, so that the worker answers in between', async () => {
    const recorded = longLog(2_500)
    const { recorder } = await openedRecorder(await logOf(recorded))
    const stretches = await readAll(recorder)
    expect(stretches.map(({ columns }) => columns.at.length)).toEqual([1_000, 1_000, recorded.commits.length - 2_000])
    expect(stretches.map(({ columns }) => columns.first)).toEqual([1, 1_001, 2_001])
  })

  test('the state at any commit is that of a plain fold, asked in any order', async () => {
    const recorded = longLog(300)
    const { recorder } = await openedRecorder(await logOf(recorded))
    await readAll(recorder)
    for (const seq of [300, 1, 129, 128, 64, 65, 63, 299, 130, 131, 2]) {
      expect((await recorder.look(seq))?.after.state, `at ${seq}`).toEqual(foldedTo(recorded, seq))
    }
  })

  test('a returned state can be changed without changing the next one', async () => {
    const recorded = sampleLog()
    const { recorder } = await openedRecorder(await logOf(recorded))
    const state = (await recorder.look(3))?.after.state as { cart: { pending: unknown } }
    state.cart.pending = 'spoiled'
    expect((await recorder.look(3))?.after.state).toEqual(foldedTo(recorded, 3))
  })
})

describe('a log of 100,000 commits', () => {
  const playLongLog = () => {
    const { commits } = longLog(2_000)
    const many = Array.from({ length: 100_000 }, (_, n) => ({
      ...(commits[n % 3 === 0 ? 0 : n % 3] ?? commits[0]!),
      seq: n + 1,
    }))
    const playback = createPlayback({ seq: 0, shop: initialState() }, many, readChecked)
    expect(playback.readableTo()).toBe(100_000)
    return playback
  }

  test('opening 100,000 commits folds each once and keeps no more than 512 states', () => {
    const playback = playLongLog()
    expect(playback.work().folded).toBe(100_000)
    expect(playback.work().kept).toBeLessThanOrEqual(mostKept)
  })

  test('a look at one of 100,000 commits folds fewer than two stretches, and the next one a single commit', () => {
    const playback = playLongLog()
    const every = 2 * keepEvery
    for (const seq of [55_555, 99_999, 1, 77_777]) {
      const before = playback.work().folded
      playback.stateAt(seq)
      expect(playback.work().folded - before).toBeLessThan(every)
    }
    const before = playback.work().folded
    playback.stateAt(77_778)
    expect(playback.work().folded - before).toBeLessThanOrEqual(1)
  })
})

describe('while it is open', () => {
  test('commits written while it is open are read as well', async () => {
    const recorded = sampleLog()
    const log = await logOf(recorded)
    const { recorder, tellGrowth, listeners } = await openedRecorder(log)
    await readAll(recorder)
    const heard: number[] = []
    await recorder.follow((seq) => heard.push(seq))
    const [add] = recorded.commits
    await log.append({
      seen: 26,
      strict: false,
      propose: () => ({ at: 1, tabId: 'tab-3', cause: add!.cause, events: add!.events }),
    })
    tellGrowth(27)
    await expect.poll(() => heard).toEqual([27])
    expect((await recorder.advance()).columns).toMatchObject({ first: 27, lane: ['command'], tab: [3] })
    expect(await recorder.head()).toMatchObject({ seq: 27 })
    await recorder.unfollow()
    expect(listeners.size).toBe(0)
  })

  test('without a command the log is decided again, and closing the question gives the truth back', async () => {
    const recorded = sampleLog()
    const { recorder } = await openedRecorder(await logOf(recorded))
    await readAll(recorder)
    const answer = await recorder.switchOff([4])
    expect(answer?.fates).toEqual([
      { seq: 4, fate: 'off' },
      { seq: 5, fate: 'neverSent' },
      { seq: 6, fate: 'neverSent' },
    ])
    const there = await recorder.lookWithout(6)
    expect(there).toMatchObject({ fate: 'neverSent', events: [] })
    expect(there?.views.cart.refusals).toEqual([])
    expect((await recorder.lookWithout(3))?.state).toEqual(foldedTo(recorded, 3))
    expect((await recorder.look(6))?.after.state).toEqual(foldedTo(recorded, 6))
    expect(await recorder.switchOff([])).toBeNull()
    expect(await recorder.lookWithout(6)).toBeNull()
  })

  test('times: a press until its answer, and what the next commit of the same tab says of it', async () => {
    const recorded = sampleLog()
    const log = memoryEventLog(emptyLog(), () => 'own-log')
    await log.open()
    for (const { at, tabId, cause, events, seq } of recorded.commits) {
      const took = { took: { seq: seq - 1, visible: 4, durable: 11 } }
      await log.append({ seen: seq - 1, strict: false, propose: () => ({ at, tabId, cause, events, ...took }) })
    }
    const { recorder } = await openedRecorder(log)
    await readAll(recorder)
    expect((await recorder.look(1))?.times).toEqual({ visible: 4, durable: 11, confirmed: 210, answeredBy: 3 })
    expect((await recorder.look(2))?.times).toEqual({ visible: 4, durable: 11, confirmed: 200, answeredBy: 3 })
    expect((await recorder.look(26))?.times).toEqual({
      visible: null,
      durable: null,
      confirmed: null,
      answeredBy: null,
    })
  })
})
