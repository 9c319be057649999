import { expect, test } from 'vitest'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { acknowledgedFaults } from '../../../tools/simulate/checks/deviceFaults.ts'

const asked = (commandId: string) =>
  ({ cause: { _tag: 'Command', command: { _tag: 'AddItem', commandId } }, events: [] }) as unknown as Commit
const signedOut = {
  cause: { _tag: 'Restored', from: 'session' },
  events: [{ _tag: 'v1.SignedOut' }],
} as unknown as Commit
const answerOf = (history: readonly Commit[]) =>
  acknowledgedFaults({
    history: () => history,
    tabs: [{ asked: [{ command: { _tag: 'AddItem', commandId: 'a' }, outcome: { _tag: 'Accepted' } }] }],
  } as never)

test('a command that is written twice in one log is a fault; one that a sign-out has erased may be written once more', () => {
  expect(answerOf([asked('a')])).toEqual([])
  expect(answerOf([asked('a'), asked('a')])).toEqual(['AddItem a was written 2 times'])
  expect(answerOf([asked('a'), signedOut, asked('a')])).toEqual([])
  expect(answerOf([asked('a'), signedOut, asked('a'), asked('b'), asked('a')])).toHaveLength(1)
})
