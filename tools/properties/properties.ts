import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, oneOf, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { importsOf, packageOf, targetOf } from '../walls/importsOf.ts'
import { propertiesPage, summaryLine } from './propertiesPage.ts'
import { runProperties } from './runProperties.ts'
import { writePropertyReports } from './writePropertyReports.ts'

/** v8 = Chrome's and Node's, jsc = Safari's and Bun's. */
export type ScriptEngine = 'v8' | 'jsc'

export type PropertyArguments = {
  readonly runs: number | null
  readonly seed: number
  readonly only: string | null
  /** fast-check's own replay path. */ readonly path: string | null
  readonly engine: ScriptEngine
}

/** fast-check's seeds are 32-bit integers. */
const seedNumber = (text: string): number =>
  /^-?\d{1,15}$/.test(text) && Number(text) === (Number(text) | 0)
    ? Number(text)
    : refuse(`--seed takes a whole number of 32 bits, not "${text}".`)

const partOfName = (text: string): string =>
  text.trim() === '' ? refuse('--only takes a part of a name, not nothing.') : anyText(text, '--only')

const replayPath = (text: string): string =>
  /^\d+(:\d+)*$/.test(text)
    ? text
    : refuse(`--path takes numbers joined by colons, as they were printed, not "${text}".`)

/** The second argument is the seed when none is given. */
export const propertyArguments = defineCommand({
  name: 'properties',
  options: {
    runs: option(
      'N',
      'inputs per property; by default as set in each property\n(a property with a fixed number keeps it)',
      wholeNumberWithin(1, 100_000_000),
      null,
    ),
    seed: option('N', 'the seed of the inputs (random and printed by default)', seedNumber, null),
    only: option('TEXT', 'only properties whose name contains TEXT, ignoring case', partOfName, null),
    path: option(
      'N:N:…',
      'starts at the input to which a failure was shrunk, as printed with its seed; needs --seed and --only',
      replayPath,
      null,
    ),
    engine: option(
      'v8|jsc',
      "jsc runs the core's properties in JavaScriptCore, the engine of Safari (by Bun); v8 is Node's own",
      oneOf<ScriptEngine>(['v8', 'jsc'], (name) => `--engine takes v8 or jsc, not "${name}".`),
      'v8',
    ),
  },
  notes: `Writes reports/properties/properties.json and reports/properties/junit.xml.
Exit code: 0 every property holds, 1 one does not (or none was found), 2 wrong arguments.`,
  request: ({ values }, drawn: number): { readonly _tag: 'Run' } & PropertyArguments => {
    if (values.path !== null && (values.seed === null || values.only === null))
      return refuse('--path belongs to one property and one seed: give --seed and --only as well.')
    return { _tag: 'Run', ...values, seed: values.seed ?? drawn }
  },
})

/**
 * `npm run properties -- [--runs N] [--seed N] [--only TEXT] [--path N:N:…] [--engine v8|jsc]`: does it hold for a
 * thousand, a million inputs?
 */
export const main = async (): Promise<void> => {
  const asked = propertyArguments.readOrExit(randomInt(2 ** 31))
  const files = propertyFiles().filter((path) => asked.engine === 'v8' || isOfCore(path))
  console.log(
    `${files.length} files, ${asked.engine === 'jsc' ? 'JavaScriptCore, ' : ''}seed ${asked.seed}, ${asked.runs === null ? 'runs as set in each property' : `${asked.runs} runs each`}`,
  )
  const { tests, breakdown } = await runProperties({ files }, asked)
  if (breakdown !== null) console.error(breakdown)
  writePropertyReports(tests, asked)
  for (const line of propertiesPage(tests, asked)) console.log(line)
  if (tests.length === 0)
    console.log(asked.only === null ? 'No property was found.' : `No property has "${asked.only}" in its name.`)
  console.log(summaryLine(tests, asked))
  process.exitCode = tests.length > 0 && tests.every(({ passed }) => passed) ? 0 : 1
}

/** Suites that use a database or a browser are not run a million times. */
const leftOut = [
  'tests/server/',
  'tests/e2e/',
  'tests/e2eTrouble/',
  'tests/e2eContent/',
  'tests/everyPage/',
  'tests/walls/',
]

/** The core's own suites, which run in every engine. */
export const isOfCore = (path: string): boolean => /^tests\/(domain|contracts|commands|events|adapters)\//.test(path)

/** Test files that import fast-check, directly or through a file of laws. Paths from the root. */
export const propertyFiles = (root: string = projectRoot): readonly string[] => {
  const known = new Map<string, boolean>()
  const reaches = (path: string): boolean => {
    const answer = known.get(path)
    if (answer !== undefined) return answer
    known.set(path, false)
    const imports = importsOf(path, readFileSync(join(root, path), 'utf8')).filter(({ typeOnly }) => !typeOnly)
    const found = imports.some(({ specifier }) => {
      const target = targetOf(path, specifier)
      return target === undefined
        ? packageOf(specifier) === 'fast-check'
        : target.startsWith('tests/') && /\.tsx?$/.test(target) && reaches(target)
    })
    known.set(path, found)
    return found
  }
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !leftOut.some((folder) => path.startsWith(folder)))
    .filter(reaches)
    .sort()
}
