import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { equivalents } from '../../../tools/mutate/equivalents.ts'
import { judgePiece } from '../../../tools/mutate/judgePiece.ts'
import type { FileFates, MutantFate } from '../../../tools/mutate/judgePiece.ts'
import { mutateArguments } from '../../../tools/mutate/mutate.ts'
import { isExact, mutationPieces, testFilesOf } from '../../../tools/mutate/mutationPieces.ts'
import { mutationPage, mutationTable } from '../../../tools/mutate/mutationReport.ts'
import { fatesOf } from '../../../tools/mutate/runMutation.ts'
import { notMutated } from '../../../tools/mutate/serverPieces.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const pieces = mutationPieces()
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const fates = (
  found: number,
  others: readonly Partial<MutantFate>[] = [],
  file = 'core/domain/phone/splitPhone.ts',
): FileFates => ({
  file,
  found,
  missed: others.map((other): MutantFate => ({
    file,
    at: '2:0-2:5',
    original: 'x < y',
    replacement: 'x <= y',
    outcome: 'survived',
    ...other,
  })),
})

describe('the pieces', () => {
  test('every file of the domain, the commands and the events is in a piece', () => {
    const all = ['core/domain', 'core/commands', 'core/events'].flatMap(filesBelow)
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((file) => !pieces.some(({ code }) => code.includes(file)))).toEqual([])
  })

  test('every file of the server is in a piece, or left out with a reason', () => {
    const left = filesBelow('server').filter((file) => !pieces.some(({ code }) => code.includes(file)))
    const reasonOf = (file: string) =>
      Object.entries(notMutated).find(([path]) => file === path || file.startsWith(`${path}/`))?.[1]
    expect(left.filter((file) => !reasonOf(file))).toEqual([])
    for (const path of Object.keys(notMutated))
      expect(
        left.some((file) => file.startsWith(path)),
        path,
      ).toBe(true)
  })

  test('every file of a piece exists', () => {
    expect(pieces.flatMap(({ code }) => code).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
  })

  test('no file is in two pieces', () => {
    const files = pieces.flatMap(({ code }) => code)
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  test('every piece has a name of its own, and tests to judge it', () => {
    expect(pieces.filter((piece) => testFilesOf(piece).length === 0).map(({ name }) => name)).toEqual([])
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length)
  })

  test('a listed equivalent is code that is there', () => {
    for (const { file, original } of equivalents) {
      expect(existsSync(join(projectRoot, file)), file).toBe(true)
      expect(readFileSync(join(projectRoot, file), 'utf8').replace(/\s+/g, ' '), file).toContain(original)
    }
  })
})

describe('a score is judged', () => {
  test('nine of ten mutants are enough and less is not', () => {
    expect(judgePiece([fates(9, [{}])], [])).toMatchObject({ counted: 10, found: 9, score: 90, complaints: [] })
    expect(judgePiece([fates(8, [{}])], []).complaints).toEqual(['less than 90 % of its mutants are found'])
  })

  test('a mutant that no test runs counts as missed', () => {
    expect(judgePiece([fates(9, [{ outcome: 'untried' }])], [])).toMatchObject({ counted: 10, found: 9 })
  })

  test('money, the outbox and the keys allow none that is not listed with a reason', () => {
    const file = 'core/domain/money/amounts.ts'
    expect(isExact(file) && isExact('core/commands/wants.ts') && isExact('server/idempotency/claim.ts')).toBe(true)
    expect(isExact('core/domain/phone/splitPhone.ts')).toBe(false)
    const one = [fates(99, [{}], file)]
    expect(judgePiece(one, []).complaints).toEqual(['1 in files where every mutant has to be found'])
    const listed = { file, original: 'x < y', replacement: 'x <= y', reason: 'The same at 0.' }
    expect(judgePiece(one, [listed])).toMatchObject({ counted: 99, equivalent: 1, score: 100, complaints: [] })
    expect(judgePiece([...one, fates(0, [{ at: '3:0-3:5' }], file)], [listed])).toMatchObject({
      equivalent: 1,
      missed: [{ at: '3:0-3:5' }],
    })
  })

  test('a listed mutant that a test finds has to leave the list, in its own piece', () => {
    const listed = {
      file: 'core/domain/phone/splitPhone.ts',
      original: 'x < y',
      replacement: 'x <= y',
      reason: 'The same at 0.',
    }
    expect(judgePiece([fates(10)], [listed]).complaints).toHaveLength(1)
    expect(judgePiece([fates(9, [], 'core/domain/tax/taxRate.ts')], [listed]).complaints).toEqual([])
  })
})

describe('the report', () => {
  test('a surviving mutant is shown as code before and after, with its line', () => {
    const file = 'core/domain/money/amounts.ts'
    const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes('amount < 0'))
    const column = lines[at]?.indexOf('amount < 0') ?? 0
    const location = { start: { line: at + 1, column: column + 1 }, end: { line: at + 1, column: column + 11 } }
    const [fate] = fatesOf([
      { fileName: join(projectRoot, file), location, replacement: 'amount <= 0', status: 'Survived' } as Parameters<
        typeof fatesOf
      >[0][number],
    ])
    expect(fate).toEqual({
      file,
      at: `${at + 1}:${column}-${at + 1}:${column + 10}`,
      original: 'amount < 0',
      replacement: 'amount <= 0',
      outcome: 'survived',
    })
    expect(mutationPage(pieces[0]!, judgePiece([{ file, found: 0, missed: fate ? [fate] : [] }], []), 3)).toEqual([
      'FAILED  outbox: 0.0 % of 1 found (0), 0 equivalent, 3 s',
      `        ${file}:${at + 1}:${column}-${at + 1}:${column + 10}`,
      '          - amount < 0',
      '          + amount <= 0',
      '        not enough: less than 90 % of its mutants are found',
      '        not enough: 1 in files where every mutant has to be found',
    ])
  })

  test('examples are asked before properties', () => {
    const files = testFilesOf({ tests: ['tests/commands', 'tests/worker/redecide.test.ts'] })
    const hasProperties = files.map((file) =>
      readFileSync(join(projectRoot, file), 'utf8').includes("from 'fast-check'"),
    )
    expect(files).toContain('tests/commands/order/orderCalls.test.ts')
    expect(hasProperties.indexOf(true)).toEqual(hasProperties.lastIndexOf(false) + 1)
  })

  test('the end is a table of all pieces, which says how many files were judged as they are, and what is not enough', () => {
    const scores = [
      { name: 'money', layer: 'domain', judgement: judgePiece([fates(1_200)], []), judged: 2, files: 2 },
      { name: 'server/limits', layer: 'server', judgement: judgePiece([fates(8, [{}, {}])], []), judged: 1, files: 4 },
      { name: 'server/mail', layer: 'server', judgement: judgePiece([], []), judged: 0, files: 4 },
    ]
    expect(mutationTable(scores)).toEqual([
      'piece                        files     mutants       found  equivalent       score',
      'money                       2 of 2       1,200       1,200           0     100.0 %',
      'server/limits               1 of 4          10           8           0      80.0 %  not enough',
      'server/mail                 0 of 4           0           0           0',
      'all of domain               2 of 2       1,200       1,200           0     100.0 %',
      'all of server               1 of 8          10           8           0      80.0 %',
      'all                        3 of 10       1,210       1,208           0      99.8 %',
    ])
  })
})

const namedBy = (args: readonly string[]) => {
  const request = mutateArguments(args, pieces)
  return request._tag === 'Run' ? request.pieces.map(({ name }) => name) : request
}

describe('the arguments', () => {
  test('a noun is all its pieces', () => {
    expect(namedBy(['cart'])).toEqual(['domain/cart', 'commands/cart', 'events/cart', 'server/cart'])
    expect(namedBy(['money', 'events'])).toEqual(['money', 'events'])
  })

  test('no name is every piece', () => {
    expect(namedBy([])).toEqual(pieces.map(({ name }) => name))
  })

  test('a run tries what has changed, and everything only when it is told so', () => {
    expect(mutateArguments(['money'], pieces)).toMatchObject({ _tag: 'Run', isAgain: false, concurrency: 1 })
    expect(mutateArguments(['money', '--again'], pieces)).toMatchObject({ _tag: 'Run', isAgain: true })
    expect(mutateArguments(['money', '--scores'], pieces)).toMatchObject({
      _tag: 'Scores',
      pieces: [{ name: 'money' }],
    })
  })

  test('an argument that is wrong is answered with a message', () => {
    expect(namedBy(['basket'])).toMatchObject({
      _tag: 'Wrong',
      reason: expect.stringMatching(/^There is no piece "basket"\. Pieces: outbox, cart\/changes, account, /),
    })
    expect(namedBy(['--concurrency', '0'])).toMatchObject({
      _tag: 'Wrong',
      reason: '--concurrency takes a whole number from 1 to 99, not "0".',
    })
    expect(namedBy(['--fast'])).toMatchObject({ _tag: 'Wrong', reason: expect.stringMatching(/--fast/) })
  })
})
