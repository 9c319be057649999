import { expect, test } from 'vitest'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { acknowledgedFaults } from '../../../tools/simulate/checks/deviceFaults.ts'
import { sampleCommit } from '../../support/sampleCommit.ts'

const addition = (commandId: string) =>
  sampleCommit({ cause: { _tag: 'Command', command: { _tag: 'AddItem', commandId } } })
const signedOut = sampleCommit({ events: [{ _tag: 'v1.SignedOut' }] })
const answerOf = (history: readonly Commit[]) =>
  acknowledgedFaults({
    history: () => history,
    tabs: [{ asked: [{ command: { _tag: 'AddItem', commandId: 'a' }, outcome: { _tag: 'Accepted' } }] }],
  } as never)

test('a command that is written twice in one log is a fault', () => {
  expect(answerOf([addition('a')])).toEqual([])
  expect(answerOf([addition('a'), addition('a')])).toEqual(['AddItem a was written 2 times'])
})

test('a command that a sign-out has erased may be written once more', () => {
  expect(answerOf([addition('a'), signedOut, addition('a')])).toEqual([])
  expect(answerOf([addition('a'), signedOut, addition('a'), addition('b'), addition('a')])).toHaveLength(1)
})
