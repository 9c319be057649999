import fc from 'fast-check'
import type { RunDetails } from 'fast-check'
import { beforeEach } from 'vitest'
import type { TestContext } from 'vitest'
import type { PropertyRun } from '../../tools/properties/propertyRun.ts'
import { defined } from '../../core/domain/fields/fields.ts'

// `npm run properties -- --engine jsc` must not report V8's results as JavaScriptCore's.
if (process.env['CAIRN_ENGINE'] === 'jsc' && process.versions['bun'] === undefined)
  throw new Error('This is not JavaScriptCore.')

/** A run of the suite gives the same result on every machine and every day; `npm run properties` is for new cases. */
const everydaySeed = 8_848

/**
 * Under `npm run properties` (CAIRN_SEED is set) every property runs from that seed (with CAIRN_PATH, from that input),
 * and its result goes into the test's meta, from where vitest's JSON report carries it to the command line.
 */
if (process.env['CAIRN_SEED'] === undefined) fc.configureGlobal({ seed: everydaySeed })
else {
  let task: TestContext['task'] | null = null
  beforeEach((context) => {
    task = context.task
  })
  const keep = <Values>(details: RunDetails<Values>): void => {
    const meta = task?.meta as { properties?: PropertyRun[] } | undefined
    if (meta) meta.properties = [...(meta.properties ?? []), toRun(details)]
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
  }
  const toRun = <Values>({
    numRuns,
    seed,
    failed,
    counterexample,
    counterexamplePath,
    numShrinks,
    errorInstance,
  }: RunDetails<Values>): PropertyRun => ({
    runs: numRuns,
    seed,
    failed,
    shrinks: numShrinks,
    path: counterexamplePath,
    counterexample: counterexample === null ? null : fc.stringify(counterexample),
    reason: errorInstance instanceof Error ? errorInstance.message : null,
  })
  const numRuns = Number(process.env['CAIRN_RUNS'])
  const path = process.env['CAIRN_PATH']
  fc.configureGlobal({
    seed: Number(process.env['CAIRN_SEED']),
    reporter: keep,
    ...(numRuns > 0 ? { numRuns } : {}),
    ...defined({ path }),
  })
}
