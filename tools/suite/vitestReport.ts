import type { Tally } from './runSteps.ts'

/** The part of vitest's JSON report that is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

/**
 * Counts a report. A file that could not be loaded is one failure, so is a run that ended badly without naming a test;
 * a skipped test counts as failed, for it proves nothing.
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
