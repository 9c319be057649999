import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bundleModule } from '../bundle/bundleModule.ts'
import type { BundledModule } from '../bundle/bundleModule.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { SimulateOptions } from './simulate.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'
import type { Reports, Task } from './Task.ts'

/** How many processes run in parallel, each on its own core. */
export const processes = Math.min(2, availableParallelism())

/**
 * Shares one task among this many processes. They are processes because timers and randomness belong to the simulation
 * while it runs.
 */
export const inProcesses = async <Name extends Task['_tag']>(
  task: Extract<Task, { readonly _tag: Name }>,
  of: number,
): Promise<readonly Reports[Name][]> => {
  const { folder, file } = await bundleSeedRunner()
  try {
    return await Promise.all(
      Array.from({ length: of }, (_, part) => runShare<Reports[Name]>(file, { ...task, share: { part, of } })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A seed makes much short-lived garbage: V8's young generation is large enough for all of it, since the other cores
 * have their own seeds.
 */
const execArgv = ['--max-semi-space-size=64', '--single-threaded-gc']

const runShare = <Report>(file: string, task: object): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], { cwd: projectRoot, execArgv })
    child.once('message', (report) => resolve(report as Report))
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`A process of the simulation ended with code ${code} and without a report.`)),
    )
    child.send(task)
  })

/** The seed runner, without the watch over transactions. */
const bundleSeedRunner = (): Promise<BundledModule> =>
  bundleModule('tools/simulate/seedRunner.ts', {
    'server/storage/insideTransaction.ts': 'tools/simulate/server/unguardedTransaction.ts',
  })

/** Many seeds, on all cores. */
export const simulateInParallel = async (options: SimulateOptions): Promise<SimulationReport> => {
  const reports = await inProcesses<'Seeds'>({ _tag: 'Seeds', options }, Math.min(processes, options.seeds))
  return reports.reduce(addReports, emptyReport)
}
