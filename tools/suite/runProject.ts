import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'

/** Runs one project of vitest.config.ts; its report stays in `reports/` for `npm run requirements`. */
export const runProject = async (
  project: string,
  extraEnv: NodeJS.ProcessEnv = {},
  reportName: string = project,
): Promise<Tally> => {
  const report = join(projectRoot, 'reports', `${reportName}.json`)
  mkdirSync(join(projectRoot, 'reports'), { recursive: true })
  rmSync(report, { force: true })
  // A build in this process leaves NODE_ENV=production behind, with which screens cannot be rendered.
  const { DATABASE_URL: _only, NODE_ENV: _build, ...env } = process.env
  const { code } = await runCommand(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, ...extraEnv } },
  )
  return tallyOfReport(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code)
}

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly title: string
      /** Of the groups around it. */
      readonly ancestorTitles?: readonly string[]
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/**
 * Counts a report. A file that could not be loaded is one failure, and so is a run that failed without naming a test; a
 * skipped test counts as failed, because it proves nothing.
 */
export const tallyOfReport = (report: VitestReport | undefined, exitCode: number): Tally => {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const unloaded = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  const failed = tests.length - passed + unloaded.length
  if (failed === 0) return { passed, failed: exitCode === 0 ? 0 : 1 }
  const faults = [
    ...unloaded.map(({ name, message = '' }) => `${fileOf(name)}: ${firstLine(message)}`),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(
          ({ title, failureMessages: [message = 'did not run'] = [] }) =>
            `${fileOf(name)} › ${title}: ${firstLine(message)}`,
        ),
    ),
  ]
  return { passed, failed, faults }
}

const fileOf = (path: string): string => path.replace(`${projectRoot}/`, '')
const firstLine = (message: string): string => (message.split('\n', 1)[0] ?? '').slice(0, 240)

const isFailed = (test: { readonly status: string }): boolean => test.status === 'failed'
