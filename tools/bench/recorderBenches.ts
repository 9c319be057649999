import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Command } from '../../contracts/commands.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import type { Cause, Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import { encodeForLog } from '../../core/events/log/commitCodec.ts'
import { createPlayback } from '../../worker/recorder/playback.ts'
import { createLogIndex } from '../../worker/recorder/logIndex.ts'
import { readChecked } from '../../worker/recorder/readChecked.ts'
import { decideWithout } from '../../worker/recorder/whatIf.ts'
import { viewsOf } from '../../worker/bridge/viewsOf.ts'
import type { BenchRow } from './BenchRow.ts'
import { median, p95 } from './BenchRow.ts'
import { sampleHistory, sampleLine } from './sampleHistory.ts'

const events = 100_000

/** The flight recorder: looking at any commit of a long log, its memory cost, and deciding again without a command. */
export const recorderBenches = (): readonly BenchRow[] => {
  const commits = longLog()
  const before = heapAfterCollection()
  const playback = createPlayback({ seq: 0, shop: initialState() }, commits, readChecked)
  const index = createLogIndex(1, commits)
  playback.advance(Infinity, (shop, commit) => index.add(commit, shop))
  const extra = (heapAfterCollection() - before) / 1_000_000
  const looks: number[] = []
  for (let n = 0; n < 2_000; n++) {
    const seq = 1 + ((n * 48_271) % commits.length)
    const began = performance.now()
    viewsOf(playback.stateAt(seq - 1))
    viewsOf(playback.stateAt(seq))
    looks.push(performance.now() - began)
  }
  return [
    row(
      `look at any of ${index.count().toLocaleString('en')} commits, before and after`,
      `${median(looks).toFixed(2)} ms, p95 ${p95(looks).toFixed(1)}`,
      'p95 ≤ 16 ms',
      p95(looks) <= 16,
    ),
    row('memory in addition to that log: states kept and index', `${extra.toFixed(1)} MB`, '≤ 20 MB', extra <= 20),
    withoutRow(),
  ]
}

/** The first command of a day of 10,000 commits is switched off: everything after it is decided again. */
const withoutRow = (): BenchRow => {
  const commits = recordedDay(10_000)
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    decideWithout(initialState(), commits, new Set([1]))
    return performance.now() - began
  })
  return row(
    `decide ${commits.length.toLocaleString('en')} commits again without the first`,
    `${median(times).toFixed(0)} ms`,
    '≤ 100 ms',
    median(times) <= 100,
  )
}

const longLog = (): readonly Commit[] =>
  sampleHistory(events).map((happened, place) => ({
    seq: place + 1,
    epoch: 1,
    at: place,
    tabId: 'tab-1',
    cause:
      happened.commandId === null
        ? { _tag: 'Sending', key: `c${Math.floor(place / 3)}/0` }
        : { _tag: 'Command', command: { _tag: 'AddItem', commandId: happened.commandId } },
    events: asFromDisk(happened.events),
    hash: '',
  }))

/** Events as a log on the disk has them: plain data. */
const asFromDisk = (events: readonly unknown[]): readonly unknown[] =>
  JSON.parse(JSON.stringify(events)) as readonly unknown[]

const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

const row = (what: string, measured: string, budget: string, kept: boolean): BenchRow => ({
  what,
  measured,
  bare: '',
  ratio: null,
  budget,
  kept,
})

/**
 * This many commits of a shopper who never finishes an address: nothing is sent, and every commit is a separate
 * decision.
 */
const recordedDay = (count: number): readonly Commit[] => {
  const commits: Commit[] = []
  let shop = initialState()
  for (let n = 0; commits.length < count; n++) {
    const command: Command =
      n === 0
        ? { _tag: 'AddItem', commandId: `c${n}`, at: n, product: sampleLine(0), quantity: 1 }
        : {
            _tag: 'EnterAddress',
            commandId: `c${n}`,
            at: n,
            form: 'shipping',
            fields: { city: `Town ${n}`, lastName: 'Holloway' },
          }
    const decision = decide(shop, command)
    if (isRejection(decision)) continue
    shop = evolve(shop, { events: decision, commandId: command.commandId })
    const cause: Cause = { _tag: 'Command', command }
    commits.push({
      seq: commits.length + 1,
      epoch: 1,
      at: n,
      tabId: 'tab-1',
      cause,
      events: encodeForLog(decision),
      hash: '',
    })
  }
  return commits
}
