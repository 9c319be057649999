import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { projectRoot } from '../start/installDependencies.mjs'
import type { MutantFate } from './judgePiece.ts'
import type { MutationPiece } from './mutationPieces.ts'
import { testFilesOf } from './mutationPieces.ts'

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>

/** Changes a copy of the code, one mutant at a time, and runs the piece's tests against each. */
export const runMutation = async (piece: MutationPiece, concurrency: number): Promise<readonly MutantFate[]> => {
  process.env['CAIRN_MUTATE_TESTS'] = testFilesOf(piece).join()
  process.env['CAIRN_TEST_DATABASE'] = 'memory'
  process.env['CAIRN_RUNS'] = '50'
  const stryker = new Stryker({
    mutate: [...piece.code],
    testRunner: 'in-process',
    plugins: [join(import.meta.dirname, 'runner', 'strykerPlugin.ts')],
    testRunnerNodeArgs: ['--import', 'tsx'],
    // Only a mutant that never ends takes this long; most of those are detected earlier.
    timeoutMS: 60_000,
    coverageAnalysis: 'perTest',
    concurrency,
    reporters: ['html'],
    htmlReporter: { fileName: join('reports', 'mutation', `${piece.name.replace('/', '-')}.html`) },
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

/** Stryker's results as fates. */
export const fatesOf = (results: Results): readonly MutantFate[] => {
  const sources = new Map<string, readonly string[]>()
  return results.map(({ fileName, location, replacement, status }) => {
    const lines = sources.get(fileName) ?? readFileSync(fileName, 'utf8').split('\n')
    sources.set(fileName, lines)
    return {
      file: relative(projectRoot, fileName).replaceAll('\\', '/'),
      line: location.start.line,
      original: inOneLine(textAt(lines, location)),
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

/** Lines and columns are counted from 1; the end is the first character after it. */
const textAt = (lines: readonly string[], { start, end }: Results[number]['location']): string =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, index, part) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === part.length - 1 ? end.column - 1 : undefined),
    )
    .join('\n')

const inOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim()
