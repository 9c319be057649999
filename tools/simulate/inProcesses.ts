import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { projectRoot } from '../start/installDependencies.mjs'
import { bundleSeedRunner } from './bundleSeedRunner.ts'
import type { Reports, Task } from './Task.ts'

/** How many processes work side by side, each on a core of its own. */
export const processes = Math.min(2, availableParallelism())

/** One task shared by so many processes: a process each, because timers and chance are the simulation's while it runs. */
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

/** A seed makes much garbage that dies young: the nursery is large enough for all of it, and the other cores have seeds of their own. */
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
