import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { runCommand } from '../suite/runCommand.ts'
import type { PropertyArguments } from './properties.ts'
import type { PropertyRun, PropertyTest } from './propertyRun.ts'

/** Which files, under which vitest configuration (default: the project's own). */
export type PropertySuite = { readonly files: readonly string[]; readonly config?: string }

export type PropertiesRun = {
  readonly tests: readonly PropertyTest[]
  /** What vitest said, when it gave no report. */ readonly breakdown: string | null
}

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
      readonly meta?: { readonly properties?: readonly PropertyRun[] }
    }[]
  }[]
}

/** Runs the files in vitest and reads what their properties left in the report. */
export const runProperties = async (
  { files, config }: PropertySuite,
  { runs, seed, only, path, engine }: PropertyArguments,
): Promise<PropertiesRun> => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-properties-'))
  const report = join(folder, 'report.json')
  try {
    const { CAIRN_RUNS: _runs, CAIRN_MOST_RUNS: _mostRuns, CAIRN_PATH: _path, ...env } = process.env
    const bun = engine === 'jsc' ? bunBinary() : null
    if (engine === 'jsc' && bun === null) return { tests: [], breakdown: noBun }
    const { output } = await runCommand(
      bun ?? 'vitest',
      [
        ...(bun === null ? [] : ['--bun', join(projectRoot, 'node_modules/vitest/vitest.mjs')]),
        'run',
        ...files,
        ...(config === undefined ? ['--project', 'unit', '--project', 'tools'] : ['--config', config]),
        '--passWithNoTests',
        '--testTimeout=0',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(only === null ? [] : ['-t', anyCase(only)]),
      ],
      {
        collect: true,
        env: {
          ...env,
          CAIRN_SEED: String(seed),
          CAIRN_ENGINE: engine,
          ...(runs === null ? {} : { CAIRN_RUNS: String(runs) }),
          ...(path === null ? {} : { CAIRN_PATH: path }),
        },
      },
    )
    if (!existsSync(report)) return { tests: [], breakdown: output.trim() }
    return { tests: testsIn(JSON.parse(readFileSync(report, 'utf8')) as Report), breakdown: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Tests that ran a property, and files that could not even be loaded. */
const testsIn = ({ testResults }: Report): readonly PropertyTest[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(projectRoot, name)
    const tests = assertionResults
      .filter(({ meta, status }) => (meta?.properties?.length ?? 0) > 0 || status === 'failed')
      .map(({ fullName, status, failureMessages, meta }): PropertyTest => {
        const properties = meta?.properties ?? []
        const isOwnFault = status === 'failed' && !properties.some(({ failed }) => failed)
        return {
          file,
          title: fullName,
          passed: status === 'passed',
          properties,
          complaint: isOwnFault ? (failureMessages?.[0] ?? 'failed') : null,
        }
      })
    const unloaded =
      assertionResults.length === 0 && message
        ? [{ file, title: 'the file cannot be loaded', passed: false, properties: [], complaint: message }]
        : []
    return [...tests, ...unloaded]
  })

/** vitest's name pattern is case-sensitive; ours is plain text in any case. */
const anyCase = (text: string): string =>
  Array.from(text, (letter) => {
    const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
    return lower === upper || lower.length > 1 || upper.length > 1
      ? letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&')
      : `[${lower}${upper}]`
  }).join('')

const noBun =
  'Bun, which brings JavaScriptCore, is not installed: `npm ci` brings it on Linux, macOS and Windows (x64 and arm64).'

/**
 * Bun's program, or null if its package has none for this machine. An install script would copy it from the optional
 * package into `bun` itself, in place of a placeholder; without the script it is only in the optional package.
 */
const bunBinary = (): string | null => {
  const folder = join(projectRoot, 'node_modules', '@oven')
  const packages = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const programs = packages.flatMap((name) => ['bun', 'bun.exe'].map((program) => join(folder, name, 'bin', program)))
  const moved = join(projectRoot, 'node_modules', 'bun', 'bin', 'bun.exe')
  return programs.find((program) => existsSync(program)) ?? (isProgram(moved) ? moved : null)
}

const isProgram = (path: string): boolean => existsSync(path) && statSync(path).size > 1_000_000
