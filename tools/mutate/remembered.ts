import { createHash } from 'node:crypto'
import type { FileFates, MutantFate } from './judgePiece.ts'
import { byPlace, codeAt } from './mutantPlace.ts'
import type { MutantPlace } from './mutantPlace.ts'

/**
 * What is remembered of a file, so that a run tries only what it has to. While the file is unchanged, a mutant that a
 * test found stays found, although that test may have become weaker since: to try all of them again after every change
 * of a test would take a day. When a test of the piece changes, only the missed ones are tried again, because that is
 * what new tests are written for. `--again` forgets. Code that the file or the tests import is not looked at.
 */
export type FileResult = {
  /** The hash of the file when all its mutants were tried. */
  readonly code: string
  /** The hash of the tests by which `missed` were tried last. */
  readonly tests: string
  readonly found: number
  /** In the order of the file. */
  readonly missed: readonly MissedMutant[]
}

type MissedMutant = {
  readonly at: MutantPlace
  readonly replacement: string
  readonly outcome: 'survived' | 'untried'
}

/** By file, from the root. */
export type Remembered = Readonly<Record<string, FileResult>>

/** A file as it is today. */
export type CodeFile = { readonly file: string; readonly source: string }

/** `new` = all its mutants are to be tried; `again` = those that the tests of then missed. */
export type FileState = 'judged' | 'again' | 'new'

export const stateOf = (remembered: Remembered, { file, source }: CodeFile, tests: string): FileState => {
  const result = remembered[file]
  if (result?.code !== hashOf([source])) return 'new'
  return result.tests === tests || result.missed.length === 0 ? 'judged' : 'again'
}

/** What Stryker is to mutate: the file, or the places of the mutants it missed. Empty when the file is judged. */
export const mutateOf = (remembered: Remembered, code: CodeFile, tests: string): readonly string[] => {
  switch (stateOf(remembered, code, tests)) {
    case 'new':
      return [code.file]
    case 'again':
      return [...new Set(remembered[code.file]?.missed.map(({ at }) => `${code.file}:${at}`))]
    case 'judged':
      return []
  }
}

/**
 * With the fates of the files that were just tried, each as `mutateOf` asked. A missed mutant that a second try did not
 * make is still missed.
 */
export const withFates = (
  remembered: Remembered,
  tried: readonly CodeFile[],
  tests: string,
  fates: readonly MutantFate[],
): Remembered => {
  const results = tried.map((code): readonly [string, FileResult] => {
    const before = stateOf(remembered, code, tests) === 'new' ? undefined : remembered[code.file]
    const valid = fates.filter(({ file, outcome }) => file === code.file && outcome !== 'invalid')
    const notMade = (before?.missed ?? []).filter(
      ({ at, replacement }) => !valid.some((fate) => fate.at === at && fate.replacement === replacement),
    )
    const missed = [...valid.flatMap(missedOf), ...notMade].toSorted(byPlace)
    const all = before === undefined ? valid.length : before.found + before.missed.length
    return [code.file, { code: hashOf([code.source]), tests, found: all - missed.length, missed }]
  })
  return { ...remembered, ...Object.fromEntries(results) }
}

const missedOf = ({ at, replacement, outcome }: MutantFate): readonly MissedMutant[] =>
  outcome === 'survived' || outcome === 'untried' ? [{ at, replacement, outcome }] : []

/** Without the files that are gone. */
export const onlyFiles = (remembered: Remembered, files: readonly string[]): Remembered =>
  Object.fromEntries(Object.entries(remembered).filter(([file]) => files.includes(file)))

/** What is known of the file as it is today; null while it is `new`. */
export const fatesRemembered = (remembered: Remembered, { file, source }: CodeFile): FileFates | null => {
  const result = remembered[file]
  if (result?.code !== hashOf([source])) return null
  return {
    file,
    found: result.found,
    missed: result.missed.map((mutant) => ({ file, original: codeAt(source, mutant.at), ...mutant })),
  }
}

/** As a file that is committed: a line for each source file and for each missed mutant, in order of the names. */
export const rememberedText = (remembered: Remembered): string => {
  const files = Object.entries(remembered)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { missed, ...result }]) => {
      const start = `  ${JSON.stringify(file)}: ${JSON.stringify({ ...result, missed: [] }).slice(0, -2)}`
      if (missed.length === 0) return `${start}]}`
      return `${start}\n${missed.map((mutant) => `    ${JSON.stringify(mutant)}`).join(',\n')}\n  ]}`
    })
  return `{\n${files.join(',\n')}\n}\n`
}

/** Of contents, in this order: twelve hexadecimal digits. */
export const hashOf = (contents: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(`${content.length}:${content}`)
  return hash.digest('hex').slice(0, 12)
}
