import { simulateInParallel } from '../simulate/simulateInParallel.ts'
import { hasHeld, simulationPage } from '../simulate/simulationPage.ts'
import type { Tally } from './runSteps.ts'

/** The same seeds on every machine, however fast: a change that breaks one breaks it for everybody. The first take less than 200 s of each of two cores, the others 20. */
const runs = [
  { database: 'memory', seeds: 20_000 },
  { database: 'pglite', seeds: 200 },
] as const

/** Whole shops with everything going wrong (`npm run simulate`), on the simulator's database and some of them on PostgreSQL, embedded; one check per seed. */
export const checkSimulation = async (): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const run of runs) tallies.push(await simulated(run))
  return { passed: sum(tallies.map(({ passed }) => passed)), failed: sum(tallies.map(({ failed }) => failed)) }
}

const simulated = async ({ database, seeds }: (typeof runs)[number]): Promise<Tally> => {
  const options = {
    seed: 1,
    seeds,
    isStory: false,
    tabs: null,
    faults: null,
    mutant: null,
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
  return { passed: report.seeds - report.failed.length, failed }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
