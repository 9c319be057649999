import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { projectRoot } from '../start/installDependencies.mjs'
import { bundleSeedRunner } from './bundleSeedRunner.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'
import type { Share } from './simulateSeeds.ts'

/** How many processes work side by side, each on a core of its own. */
export const processes = Math.min(2, availableParallelism())

/** Two processes where there are two cores: a process each, because timers and chance are the simulation's while it runs. */
export const simulateInParallel = async (options: SimulateOptions): Promise<SimulationReport> => {
  const of = Math.min(processes, options.seeds)
  const { folder, file } = await bundleSeedRunner()
  try {
    const reports = await Promise.all(Array.from({ length: of }, (_, part) => runShare(file, options, { part, of })))
    return reports.reduce(addReports, emptyReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A seed makes much garbage that dies young: the nursery is large enough for all of it. */
const execArgv = ['--max-semi-space-size=64']

const runShare = (file: string, options: SimulateOptions, share: Share): Promise<SimulationReport> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], { cwd: projectRoot, execArgv })
    child.once('message', (report) => resolve(report as SimulationReport))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`A process of the simulation ended with code ${code} and without a report.`)))
    child.send({ options, share })
  })
