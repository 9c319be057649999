import { mutantNamed } from './mutants/mutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'
import type { Share } from './Task.ts'
import { openStage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

/** A mutant is found by one seed; of the right shop five failures are enough to begin with. */
const enough = (options: SimulateOptions): number => (options.mutant === null ? 5 : 1)

/** Runs a share of the seeds one after another. */
export const simulateSeeds = async (options: SimulateOptions, { part, of }: Share): Promise<SimulationReport> => {
  const stage = await openStage(options.database)
  const deadline = performance.now() + options.seconds * 1000
  const mutant = options.mutant === null ? null : (mutantNamed(options.mutant) ?? null)
  let report = emptyReport
  for (let seed = options.seed + part; seed < options.seed + options.seeds; seed += of) {
    if (performance.now() > deadline || report.failed.length >= enough(options)) break
    const { faults, marks, steps, commands, requests, orders } = await simulateSeed(stage, seed, {
      tabs: options.tabs,
      faults: options.faults,
      mutant,
      story: false,
    })
    const failed = faults.length > 0 ? [{ seed, faults }] : []
    report = addReports(report, {
      seeds: 1,
      steps,
      commands,
      requests,
      orders,
      failed,
      marks: Object.fromEntries(marks),
    })
  }
  await stage.database.close()
  return report
}
