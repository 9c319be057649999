import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'
import { tallyOfReport } from './vitestReport.ts'

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
