import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { projectRoot } from '../start/installDependencies.mjs'
import type { MutantFate } from './judgePiece.ts'
import { codeAt, inOneLine } from './mutantPlace.ts'
import type { MutationPiece } from './mutationPieces.ts'
import { testFilesOf } from './mutationPieces.ts'

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>

/**
 * Changes a copy of the code, one mutant at a time, and runs the piece's tests against each. `mutate` names files, or
 * places in them (`FILE:PLACE`).
 */
export const runMutation = async (
  piece: Pick<MutationPiece, 'tests'>,
  mutate: readonly string[],
  concurrency: number,
): Promise<readonly MutantFate[]> => {
  process.env['CAIRN_MUTATE_TESTS'] = testFilesOf(piece).join()
  process.env['CAIRN_MUTATE_CODE'] = [...new Set(mutate.map((target) => target.replace(/:.*/, '')))].join()
  process.env['CAIRN_TEST_DATABASE'] = 'memory'
  process.env['CAIRN_RUNS'] = '50'
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'in-process',
    plugins: [join(import.meta.dirname, 'runner', 'strykerPlugin.ts')],
    testRunnerNodeArgs: ['--import', 'tsx'],
    // Only a mutant that never ends takes this long; most of those are detected earlier.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    // Nothing here reads types, and to look for them in every file of the project takes ten seconds.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency,
    reporters: [],
    tempDirName: join('.cache', 'mutation'),
    ignorePatterns: ['dist', '.data', '.cache', 'coverage', 'reports', 'docs/pictures'],
    // Stryker reads a tsconfig through an interface that TypeScript 7 no longer has; it skips a file that does not
    // exist.
    tsconfigFile: 'none.json',
    logLevel: 'error',
    fileLogLevel: 'off',
  } as ConstructorParameters<typeof Stryker>[0])
  return fatesOf(await stryker.runMutationTest())
}

/** Stryker's results as fates. Its lines and columns are counted from 1. */
export const fatesOf = (results: Results): readonly MutantFate[] => {
  const sources = new Map<string, string>()
  return results.map(({ fileName, location: { start, end }, replacement, status }) => {
    const source = sources.get(fileName) ?? readFileSync(fileName, 'utf8')
    sources.set(fileName, source)
    const at = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}` as const
    return {
      file: relative(projectRoot, fileName).replaceAll('\\', '/'),
      at,
      original: codeAt(source, at),
      replacement: inOneLine(replacement),
      outcome: outcomeOf[status],
    }
  })
}

const outcomeOf: Readonly<Record<Results[number]['status'], MutantFate['outcome']>> = {
  Killed: 'found',
  Timeout: 'found',
  Survived: 'survived',
  NoCoverage: 'untried',
  CompileError: 'invalid',
  RuntimeError: 'invalid',
  Ignored: 'invalid',
  Pending: 'invalid',
}
