import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner'
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner'
import { openJudgedSuite } from './judgedSuite.ts'
import type { JudgedSuite } from './judgedSuite.ts'
import type { JudgedTest } from './judgedTests.ts'

/**
 * Stryker's test runner for code that needs no browser. It uses one process. For every mutant it evaluates the modules
 * again, so that no state remains from the previous one, and runs the tests that reach it, file by file, as plain
 * functions, until one fails. A vitest per mutant would take ten times as long.
 */
export class InProcessRunner implements TestRunner {
  readonly #opened: Promise<JudgedSuite> = openJudgedSuite(process.cwd())
  readonly #files = (process.env['CAIRN_MUTATE_TESTS'] ?? '').split(',')

  capabilities() {
    return { reloadEnvironment: true }
  }

  /** That every test passes, and how often each one reaches every mutant. */
  async dryRun(): Promise<DryRunResult> {
    const suite = await this.#cleared()
    const tests: TestResult[] = []
    for (const fileName of this.#files) {
      const opened = await suite.open(fileName)
      for (const test of opened.tests) {
        context().currentTestId = test.id
        const started = performance.now()
        const failureMessage = await failureOf(test)
        delete context().currentTestId
        const answer = { id: test.id, name: test.title, fileName, timeSpentMs: performance.now() - started }
        tests.push(
          failureMessage === null
            ? { ...answer, status: TestStatus.Success }
            : { ...answer, status: TestStatus.Failed, failureMessage },
        )
      }
    }
    const { mutantCoverage = { static: {}, perTest: {} } } = context()
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  /** A static mutant is active while the modules load, any other from then on. */
  async mutantRun({
    activeMutant,
    mutantActivation,
    testFilter,
    hitLimit = Infinity,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const stryker = context()
    Object.assign(stryker, { hitCount: 0, hitLimit })
    const isAsked = ({ id }: JudgedTest): boolean => testFilter?.includes(id) ?? true
    const files = this.#files.filter((file) => testFilter?.some((id) => id.startsWith(`${file}#`)) ?? true)
    const suite = await this.#cleared()
    let nrOfTests = 0
    try {
      for (const file of files) {
        if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id
        const opened = await suite.open(file)
        stryker.activeMutant = activeMutant.id
        for (const test of opened.tests.filter(isAsked)) {
          nrOfTests += 1
          const failureMessage = await failureOf(test)
          if (stryker.hitCount !== undefined && stryker.hitCount > hitLimit)
            return { status: MutantRunStatus.Timeout, reason: `reached more than ${hitLimit} times` }
          if (failureMessage !== null)
            return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests }
        }
        delete stryker.activeMutant
      }
      return { status: MutantRunStatus.Survived, nrOfTests }
    } catch (reason) {
      return {
        status: MutantRunStatus.Killed,
        killedBy: [],
        failureMessage: `does not load: ${String(reason)}`,
        nrOfTests,
      }
    } finally {
      delete stryker.activeMutant
    }
  }

  async dispose(): Promise<void> {
    await (await this.#opened).close()
  }

  async #cleared(): Promise<JudgedSuite> {
    const suite = await this.#opened
    await suite.clear()
    return suite
  }
}

const failureOf = async (test: JudgedTest): Promise<string | null> => {
  try {
    await test.run()
    return null
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason)
  }
}

/** Where the code that Stryker has written looks up the active mutant, and counts. */
const context = (): InstrumenterContext => ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {})
