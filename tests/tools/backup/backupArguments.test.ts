import { expect, test } from 'vitest'
import { backupArguments } from '../../../tools/backup/backup.ts'
import { moveArguments } from '../../../tools/backup/move.ts'
import { restoreArguments } from '../../../tools/backup/restore.ts'

test.each([
  ['backup', backupArguments],
  ['restore', restoreArguments],
])('npm run %s takes one file, and replaces nothing unless it is told to', (_name, read) => {
  expect(read(['a.cairn'])).toEqual({ file: 'a.cairn', isForced: false })
  expect(read(['a.cairn', '--force'])).toEqual({ file: 'a.cairn', isForced: true })
  for (const wrong of [[], ['a.cairn', 'b.cairn'], ['--replace', 'a.cairn']])
    expect(read(wrong)).toMatchObject({ _tag: 'Wrong' })
})

test('npm run move takes the address of a PostgreSQL', () => {
  expect(moveArguments(['--to', 'postgres://a@b/c'])).toEqual({ to: 'postgres://a@b/c' })
  expect(moveArguments(['--to', 'postgresql://a@b/c'])).toEqual({ to: 'postgresql://a@b/c' })
  for (const wrong of [[], ['--to', 'mysql://a@b/c'], ['--to', '.data'], ['postgres://a@b/c']])
    expect(moveArguments(wrong)).toMatchObject({ _tag: 'Wrong' })
})
