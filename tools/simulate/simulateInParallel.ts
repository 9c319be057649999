import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import type { SimulateOptions } from './simulateArguments.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'
import type { Share } from './simulateSeeds.ts'

/** Two processes where there are two cores: a process each, because timers and chance are the simulation's while it runs. */
export const simulateInParallel = async (options: SimulateOptions): Promise<SimulationReport> => {
  const of = Math.min(2, availableParallelism(), options.seeds)
  const reports = await Promise.all(Array.from({ length: of }, (_, part) => runShare(options, { part, of })))
  return reports.reduce(addReports, emptyReport)
}

const runShare = (options: SimulateOptions, share: Share): Promise<SimulationReport> =>
  new Promise((resolve, reject) => {
    const child = fork(join(projectRoot, 'tools/run.mjs'), ['tools/simulate/seedRunner.ts'], { cwd: projectRoot })
    child.once('message', (report) => resolve(report as SimulationReport))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`A process of the simulation ended with code ${code} and without a report.`)))
    child.send({ options, share })
  })
