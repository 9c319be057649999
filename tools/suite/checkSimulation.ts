import { sum } from '../../core/domain/money/amounts.ts'
import { findMutants } from '../simulate/findMutants.ts'
import { simulateInParallel } from '../simulate/inProcesses.ts'
import { hasHeld, simulationPage } from '../simulate/simulationPage.ts'
import type { Tally } from './runSteps.ts'

type Run = { readonly database: 'memory' | 'pglite'; readonly seeds: number }

/**
 * The same seeds on every machine, so a change that breaks one breaks it for everybody. Times: docs/measurements.md.
 */
const shortRuns: readonly Run[] = [{ database: 'memory', seeds: 2_000 }]

const fullRuns: readonly Run[] = [
  { database: 'memory', seeds: 20_000 },
  { database: 'pglite', seeds: 200 },
]

/**
 * Whole shops with everything going wrong (`npm run simulate`) on the simulator's database, and in the full run some of
 * them on the embedded PostgreSQL; one check per seed.
 */
export const checkSimulation = async (isFull: boolean): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const run of isFull ? fullRuns : shortRuns) tallies.push(await simulated(run))
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failed: sum(tallies.map(({ failed }) => failed)),
    faults: tallies.flatMap(({ faults = [] }) => faults),
  }
}

const simulated = async ({ database, seeds }: Run): Promise<Tally> => {
  const options = {
    seed: 1,
    seeds,
    isStory: false,
    tabs: null,
    faults: null,
    mutant: null,
    tracking: false,
    everyMutant: false,
    compareStories: false,
    database,
    seconds: 3_600,
    json: null,
  }
  const started = performance.now()
  const report = await simulateInParallel(options)
  for (const line of simulationPage(report, options, performance.now() - started)) console.log(line)
  const failed = hasHeld(report, options) ? 0 : Math.max(1, report.failed.length)
  const faults = report.failed.map((each) => `seed ${each.seed} on ${database}: ${each.faults.join('; ')}`)
  return { passed: report.seeds - report.failed.length, failed, faults }
}

/** The most seeds that are tried for one mutant; most are found after far fewer. */
const mostSeeds = 20_000

/** The test of the test: every known mistake is found (`npm run simulate -- --mutants`). One check per mutant. */
export const checkMutants = async (): Promise<Tally> => {
  const { found, hidden } = await findMutants(mostSeeds, console.log)
  return { passed: found, failed: hidden.length, faults: hidden.map((name) => `${name} was not found`) }
}
