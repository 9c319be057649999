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
import type { JudgedFile, JudgedTest } from './judgedTests.ts'
import { readUnfitTests, writeUnfitTests } from './unfitTests.ts'

/**
 * Stryker's test runner for code that needs no browser. It uses one process. For every mutant it evaluates the modules
 * that may run it again, so that no state remains from the previous one, and runs the tests that reach it, file by file, as plain
 * functions, until one fails. A vitest per mutant would take ten times as long.
 */
export class InProcessRunner implements TestRunner {
  readonly #files = namesIn('CAIRN_MUTATE_TESTS')
  readonly #opened: Promise<JudgedSuite> = openJudgedSuite(process.cwd(), [
    ...this.#files,
    ...namesIn('CAIRN_MUTATE_CODE'),
  ])

  capabilities() {
    return { reloadEnvironment: true }
  }

  /**
   * Which tests pass, and how often each one reaches every mutant. Those that need more than this process, or more SQL
   * than the database in memory knows, are not asked any more.
   */
  async dryRun(): Promise<DryRunResult> {
    const suite = await this.#cleared()
    const tests: TestResult[] = []
    const unfit: string[] = []
    for (const fileName of this.#files) {
      const opened = await openedOrNull(suite, fileName)
      if (opened === null) unfit.push(fileName)
      for (const test of opened?.tests ?? []) {
        context().currentTestId = test.id
        const started = performance.now()
        const failureMessage = await failureOf(test)
        delete context().currentTestId
        const answer = { id: test.id, name: test.title, fileName, timeSpentMs: performance.now() - started }
        if (failureMessage === null) tests.push({ ...answer, status: TestStatus.Success })
        else unfit.push(test.id)
      }
    }
    if (tests.length === 0) throw new Error(`None of these tests passes here: ${this.#files.join(', ')}`)
    const { mutantCoverage = { static: {}, perTest: {} } } = context()
    for (const id of unfit) delete mutantCoverage.perTest[id]
    writeUnfitTests(unfit)
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
    const unfit = readUnfitTests()
    const isAsked = ({ id }: JudgedTest): boolean => testFilter?.includes(id) ?? !unfit.includes(id)
    const files = this.#files.filter(
      (file) => testFilter?.some((id) => id.startsWith(`${file}#`)) ?? !unfit.includes(file),
    )
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

const openedOrNull = async (suite: JudgedSuite, file: string): Promise<JudgedFile | null> => {
  try {
    return await suite.open(file)
  } catch {
    return null
  }
}

/** Files from the root, separated by commas. */
const namesIn = (variable: string): readonly string[] => (process.env[variable] ?? '').split(',')

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
