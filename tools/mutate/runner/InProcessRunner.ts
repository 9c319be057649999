import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner'
import type { DryRunResult, MutantRunOptions, MutantRunResult, TestResult, TestRunner } from '@stryker-mutator/api/test-runner'
import { openJudgedSuite } from './judgedSuite.ts'
import type { JudgedSuite } from './judgedSuite.ts'
import type { JudgedTest } from './judgedTests.ts'

/**
 * Stryker's test runner for code that needs no browser. In one process, for every mutant: the modules evaluated anew, so that
 * nothing is left of the one before, and the tests that reach it, as plain functions, until one fails. A vitest for every
 * mutant takes ten times as long.
 */
export class InProcessRunner implements TestRunner {
  readonly #opened: Promise<JudgedSuite> = openJudgedSuite(process.cwd(), (process.env['CAIRN_MUTATE_TESTS'] ?? '').split(','))

  capabilities() {
    return { reloadEnvironment: true }
  }

  /** Every test passes, and how often each comes by every mutant. */
  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    for (const test of await this.#loaded()) {
      context().currentTestId = test.id
      const started = performance.now()
      const failureMessage = await failureOf(test)
      const told = { id: test.id, name: test.title, fileName: test.file, timeSpentMs: performance.now() - started }
      tests.push(failureMessage === null ? { ...told, status: TestStatus.Success } : { ...told, status: TestStatus.Failed, failureMessage })
    }
    delete context().currentTestId
    const { mutantCoverage = { static: {}, perTest: {} } } = context()
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  /** A mutant that counts as static is there while the modules load, any other from then on. */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit = Infinity }: MutantRunOptions): Promise<MutantRunResult> {
    const stryker = context()
    try {
      Object.assign(stryker, { hitCount: 0, hitLimit })
      if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id
      const tests = await this.#loaded()
      stryker.activeMutant = activeMutant.id
      const result = await firstFailure(tests.filter(({ id }) => testFilter?.includes(id) ?? true))
      return (stryker.hitCount ?? 0) > hitLimit ? { status: MutantRunStatus.Timeout, reason: `reached more than ${hitLimit} times` } : result
    } catch (reason) {
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: `does not load: ${String(reason)}`, nrOfTests: 0 }
    } finally {
      delete stryker.activeMutant
    }
  }

  async dispose(): Promise<void> {
    await (await this.#opened).close()
  }

  async #loaded(): Promise<readonly JudgedTest[]> {
    return (await this.#opened).load()
  }
}

const firstFailure = async (tests: readonly JudgedTest[]): Promise<MutantRunResult> => {
  for (const [at, test] of tests.entries()) {
    const failureMessage = await failureOf(test)
    if (failureMessage !== null) return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests: at + 1 }
  }
  return { status: MutantRunStatus.Survived, nrOfTests: tests.length }
}

const failureOf = async (test: JudgedTest): Promise<string | null> => {
  try {
    await test.run()
    return null
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason)
  }
}

/** Where the code that Stryker has written looks for the mutant it has to be, and counts. */
const context = (): InstrumenterContext => ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {})
