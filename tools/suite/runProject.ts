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
  const { DATABASE_URL: _only, ...env } = process.env
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
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
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
  const unloaded = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length
  const failed = tests.length - passed + unloaded
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

const isFailed = (test: { readonly status: string }): boolean => test.status === 'failed'
