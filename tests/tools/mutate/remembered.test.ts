import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { judgePiece } from '../../../tools/mutate/judgePiece.ts'
import type { MutantFate } from '../../../tools/mutate/judgePiece.ts'
import { openMemory } from '../../../tools/mutate/openMemory.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-mutate-'))
  write(file, source)
  write(other, 'export const answer = 42\n')
  write('tests/domain/phone/phone.test.ts', 'the first test')
  return () => rmSync(root, { recursive: true })
})

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

const file = 'core/domain/phone/splitPhone.ts'
const other = 'core/domain/phone/phoneRules.ts'
const source = 'export const isLess = (x: number, y: number) =>\n  x < y && y > 0\n'
const piece = { name: 'phone', code: [other, file], tests: ['tests/domain/phone'] }

const fate = (at: MutantFate['at'], outcome: MutantFate['outcome'], replacement = 'true'): MutantFate => ({
  file,
  at,
  original: '',
  replacement,
  outcome,
})
/** Three mutants of the file: the first is found, the second survives, no test runs the third. */
const three = [fate('2:2-2:16', 'found'), fate('2:11-2:16', 'untried'), fate('2:2-2:7', 'survived', 'x <= y')]
const invalid = fate('2:2-2:7', 'invalid', 'x')

/** Reads anew what was written, as the next run does. */
const toTry = () =>
  openMemory([piece], root)
    .batchesOf(piece, false)
    .flatMap(({ mutate }) => mutate)
const score = () => openMemory([piece], root).scoreOf(piece)
const remember = (fates: readonly MutantFate[]): void => {
  const memory = openMemory([piece], root)
  for (const batch of memory.batchesOf(piece, false)) memory.remember(batch, fates)
}

test('what was never tried is tried', () => {
  expect(toTry()).toEqual([other, file])
  expect(score()).toMatchObject({ judged: 0, files: 2 })
})

describe('when all files were tried', () => {
  beforeEach(() => remember([...three, invalid]))

  test('nothing is tried, and a mutant that does not load does not count', () => {
    expect(toTry()).toEqual([])
    expect(score()).toMatchObject({ judged: 2, judgement: { counted: 3, found: 1 } })
  })

  test('a missed mutant is remembered with its place, and its code is read from the file', () => {
    expect(score().judgement.missed).toEqual([
      { file, at: '2:2-2:7', original: 'x < y', replacement: 'x <= y', outcome: 'survived' },
      { file, at: '2:11-2:16', original: 'y > 0', replacement: 'true', outcome: 'untried' },
    ])
  })

  test('they stand in the file of their layer, a line for each file and for each missed mutant', () => {
    expect(readFileSync(join(root, 'tools/mutate/remembered/domain.json'), 'utf8').split('\n')).toEqual([
      '{',
      expect.stringMatching(
        /^ {2}"core\/domain\/phone\/phoneRules.ts": \{"code":"\w{12}","tests":"\w{12}","found":0,"missed":\[\]\},$/,
      ),
      expect.stringMatching(
        /^ {2}"core\/domain\/phone\/splitPhone.ts": \{"code":"\w{12}","tests":"\w{12}","found":1,"missed":\[$/,
      ),
      '    {"at":"2:2-2:7","replacement":"x <= y","outcome":"survived"},',
      '    {"at":"2:11-2:16","replacement":"true","outcome":"untried"}',
      '  ]}',
      '}',
      '',
    ])
  })

  test('a file that has changed is tried whole, and is not judged until then', () => {
    write(file, `${source}\n`)
    expect(toTry()).toEqual([file])
    expect(score()).toMatchObject({ judged: 1, judgement: { counted: 0 } })
    remember([fate('2:2-2:16', 'found')])
    expect(score()).toMatchObject({ judged: 2, judgement: { counted: 1, found: 1 } })
  })

  test('when a test has changed, only what was missed is tried, and what was found stays found', () => {
    write('tests/domain/phone/phone.test.ts', 'a better test')
    expect(toTry()).toEqual([`${file}:2:2-2:7`, `${file}:2:11-2:16`])
    expect(score()).toMatchObject({ judged: 2, judgement: { found: 1 } })
    remember([fate('2:2-2:7', 'found', 'x <= y'), fate('2:11-2:16', 'survived')])
    expect(toTry()).toEqual([])
    expect(score().judgement).toMatchObject({
      counted: 3,
      found: 2,
      missed: [{ at: '2:11-2:16', outcome: 'survived' }],
    })
  })

  test('a test that is new counts as a change', () => {
    write('tests/domain/phone/more.test.ts', 'one more test')
    expect(toTry()).toHaveLength(2)
  })

  test('a missed mutant that the second try does not make stays missed', () => {
    write('tests/domain/phone/phone.test.ts', 'a better test')
    remember([fate('2:2-2:7', 'found', 'x <= y')])
    expect(score().judgement).toMatchObject({ counted: 3, found: 2, missed: [{ at: '2:11-2:16' }] })
  })

  test('a mutant inside a place that is tried again, which is no longer found, is missed', () => {
    write('tests/domain/phone/phone.test.ts', 'a weaker test')
    remember([...three.slice(1), fate('2:6-2:7', 'survived', '0')])
    expect(score().judgement).toMatchObject({ counted: 3, found: 0 })
  })

  test('again is everything, whatever is remembered', () => {
    const [batch] = openMemory([piece], root).batchesOf(piece, true)
    expect(batch?.mutate).toEqual([other, file])
    openMemory([piece], root).remember(batch!, [fate('2:2-2:16', 'found')])
    expect(score().judgement).toMatchObject({ counted: 1, found: 1 })
  })

  test('a file that is gone is forgotten', () => {
    const smaller = { ...piece, code: [other] }
    write(other, 'export const answer = 43\n')
    const memory = openMemory([smaller], root)
    for (const batch of memory.batchesOf(smaller, false)) memory.remember(batch, [])
    expect(readFileSync(join(root, 'tools/mutate/remembered/domain.json'), 'utf8')).not.toContain('splitPhone')
  })

  test('an equivalent that is listed afterwards counts at once, without a run', () => {
    const known = score().judgement.missed
    const listed = { file, original: 'x < y', replacement: 'x <= y', reason: 'The same at 0.' }
    expect(judgePiece([{ file, found: 1, missed: known }], [listed])).toMatchObject({ counted: 2, equivalent: 1 })
  })
})

test('many files are tried in several runs, each remembered before the next', () => {
  const large = ['a', 'b', 'c'].map((name) => `core/domain/phone/${name}.ts`)
  for (const path of large) write(path, `// ${'x'.repeat(9_000)}\n`)
  const wide = { ...piece, code: large }
  const memory = openMemory([wide], root)
  const [first, second] = memory.batchesOf(wide, false)
  expect([first?.mutate, second?.mutate]).toEqual([large.slice(0, 2), large.slice(2)])
  memory.remember(first!, [])
  expect(openMemory([wide], root).batchesOf(wide, false)).toHaveLength(1)
})
