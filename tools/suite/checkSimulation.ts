import { simulateInParallel } from '../simulate/simulateInParallel.ts'
import { hasHeld, simulationPage } from '../simulate/simulationPage.ts'
import type { Tally } from './runSteps.ts'

/** The same seeds on every machine, however fast: a change that breaks one breaks it for everybody. Less than 200 s of each of two cores. */
const seeds = 20_000

/** Whole shops with everything going wrong (`npm run simulate`); one check per seed. */
export const checkSimulation = async (): Promise<Tally> => {
  const options = { seed: 1, seeds, isStory: false, tabs: null, faults: null, mutant: null, everyMutant: false, database: 'memory' as const, seconds: 3_600, json: null }
  const started = performance.now()
  const report = await simulateInParallel(options)
  for (const line of simulationPage(report, options, performance.now() - started)) console.log(line)
  const failed = hasHeld(report, options) ? 0 : Math.max(1, report.failed.length)
  return { passed: report.seeds - report.failed.length, failed }
}
