import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Commit } from '../../core/domain/log/commit.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { redecide } from '../../worker/recorder/redecide.ts'
import { recordedHistories } from '../support/recordedHistories.ts'
import { runs } from '../support/runs.ts'
import { sampleLog } from '../support/sampleLog.ts'

const decidedAgain = (commits: readonly Commit[]) =>
  commits.map((commit, index) => redecide(foldCommits(initialState(), 0, commits.slice(0, index)).shop, commit))

describe('a cause of today', () => {
  test('every cause of a recorded walk decides the same again', () => {
    for (const again of decidedAgain(sampleLog().commits)) expect(again).toMatchObject({ same: true, why: null })
  })

  test('every cause of any history decides the same again', () => {
    fc.assert(
      fc.property(recordedHistories, ({ commits }) => {
        for (const again of decidedAgain(commits)) expect(again.same).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('a cause that decides otherwise or not at all', () => {
  test('a cause that decides differently is reported with what it decides now', () => {
    const { commits } = sampleLog()
    const add = commits[0]!
    expect(redecide(initialState(), { ...add, events: [] })).toMatchObject({ same: false, now: add.events })
    const order = commits.find(({ cause }) => cause._tag === 'Command' && JSON.stringify(cause).includes('PlaceOrder'))!
    const refused = redecide(initialState(), order)
    expect(refused).toMatchObject({ same: false, now: [] })
    expect(refused.why).toMatch(/^refused: /)
  })

  test('a cause that cannot be read decides nothing and throws nothing', () => {
    const [add] = sampleLog().commits
    const because = (cause: unknown) => redecide(initialState(), { ...add!, cause: cause as Commit['cause'] })
    expect(because({ _tag: 'Command', command: null })).toMatchObject({
      same: false,
      why: 'the command no longer passes its schema',
    })
    expect(because({ _tag: 'Sending', key: 'c9/0' })).toMatchObject({ same: false, why: 'nothing is owed under c9/0' })
    expect(because({ _tag: 'Answer', call: null, answer: null }).same).toBe(false)
    expect(because({ _tag: 'Answer', call: { key: 'x' }, answer: 7 }).same).toBe(false)
  })

  test('an answer from the server cannot be decided again and counts as it is', () => {
    const [add] = sampleLog().commits
    expect(redecide(initialState(), { ...add!, cause: { _tag: 'Restored', from: 'server' } }).same).toBe(true)
  })
})
