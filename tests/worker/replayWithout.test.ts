import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { replayWithout, rebuildLog } from '../../worker/recorder/replayWithout.ts'
import type { ReplayedCommit } from '../../worker/recorder/replayWithout.ts'
import { recordedHistories } from '../support/recordedHistories.ts'
import { runs } from '../support/runs.ts'
import { sampleLog } from '../support/sampleLog.ts'

const root = { seq: 0, before: '' }
const isCommand = (tag: string) => (commit: Commit) =>
  commit.cause._tag === 'Command' && (commit.cause.command as { _tag: string })._tag === tag
const fallen = (tellings: readonly ReplayedCommit[]) =>
  tellings.filter(({ why }) => why !== null).map(({ commit, why }) => [commit.seq, why])

/** Changing a recorded commit in place is caught. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null)
    for (const field of Object.values(Object.freeze(value))) frozen(field)
  return value
}

describe('leaving out any commit', () => {
  test('a story replayed with nothing left out is the same story, link by link', () => {
    fc.assert(
      fc.property(recordedHistories, (log) => {
        const { shop, tellings } = replayWithout(initialState(), frozen(structuredClone(log.commits)), () => false)
        expect(shop).toEqual(log.shop())
        expect(rebuildLog(root, tellings)).toEqual(log.commits)
      }),
      { numRuns: runs(150) },
    )
  })

  test('any commit can be left out, and the rest is a log that folds to the state shown', () => {
    fc.assert(
      fc.property(recordedHistories, fc.func(fc.boolean()), ({ commits }, isLeftOut) => {
        const { shop, tellings } = replayWithout(initialState(), frozen(structuredClone(commits)), ({ seq }) =>
          isLeftOut(seq),
        )
        const log = rebuildLog(root, tellings)
        expect(foldCommits(initialState(), 0, log)).toMatchObject({ shop, seq: log.length, damaged: null })
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('what depends on a missing commit', () => {
  test('without its cause a call is not owed, and its answer is dropped', () => {
    const { commits } = sampleLog()
    const { shop, tellings } = replayWithout(initialState(), commits, isCommand('ApplyCoupon'))
    expect(fallen(tellings)).toEqual([
      [4, 'left out'],
      [5, 'nothing is owed under c2210/0'],
      [6, 'nothing is owed under c2210/0'],
    ])
    expect(shop.cart.refusals).toEqual([])
    expect(shop.order.confirmed).not.toBeNull()
  })

  test('a command that depended on a missing one is refused with a message', () => {
    const { shop, tellings } = replayWithout(initialState(), sampleLog().commits, isCommand('SubmitBilling'))
    expect(fallen(tellings)).toContainEqual([22, 'refused: {"_tag":"CardMissing"}'])
    expect(shop.order).toMatchObject({ confirmed: null, placing: null })
  })

  test('an answer counts for the call now owed, even when its basket came from another press', () => {
    const { commits } = sampleLog()
    const second = commits.findIndex(
      ({ seq, cause }) => seq > 1 && cause._tag === 'Command' && (cause.command as { _tag: string })._tag === 'AddItem',
    )
    const { shop } = replayWithout(
      initialState(),
      [...commits.slice(0, 3), ...commits.slice(second)],
      ({ seq }) => seq === 1,
    )
    expect(shop.cart.pending).toEqual([])
  })
})
