import { mutantNamed } from './mutants/mutants.ts'
import { searchMutants } from './searchMutants.ts'
import type { SimulateOptions } from './simulate.ts'
import { addReports, emptyReport } from './SimulationReport.ts'
import type { SimulationReport } from './SimulationReport.ts'
import type { Reports, SeedStory, Share, Task } from './Task.ts'
import { openStage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'
import { watchRealWork } from './world/watchRealWork.ts'

/** The parent is gone, so nobody reads the report. */
process.once('disconnect', () => process.exit())

/** A separate process for a share of a task; it receives its work and sends its report as messages. */
process.once('message', (task: Task & { readonly share: Share }) => {
  void reportOf(task)
    .then((report) => new Promise((sent) => process.send?.(report, sent)))
    .finally(() => process.disconnect())
})

const reportOf = (task: Task & { readonly share: Share }): Promise<Reports[Task['_tag']]> => {
  switch (task._tag) {
    case 'Seeds':
      return simulateSeeds(task.options, task.share)
    case 'Stories':
      return playStories(task.options, task.share)
    case 'Mutants':
      return searchMutants(task.seeds, task.share)
  }
}

/**
 * Everything a share of the seeds did, as text: presses, requests, faults, counts and each device's log; and any real
 * work that a world started.
 */
const playStories = async (options: SimulateOptions, { part, of }: Share): Promise<readonly SeedStory[]> => {
  const stage = await openStage(options.database)
  const mutant = options.mutant === null ? null : (mutantNamed(options.mutant) ?? null)
  const { tabs, faults, tracking: isTracking } = options
  const stories: SeedStory[] = []
  for (let seed = options.seed + part; seed < options.seed + options.seeds; seed += of) {
    const { outcome, realWork } = await watchRealWork(() =>
      simulateSeed(stage, seed, { tabs, faults, mutant, isTracking, story: true }),
    )
    const { story, logs, marks, ...counts } = outcome
    const text = [
      ...story,
      JSON.stringify({ ...counts, marks: Object.fromEntries(marks) }),
      ...logs.map((log) => `${log.device}\n${log.text}`),
    ].join('\n')
    stories.push({ seed, text, realWork })
  }
  await stage.database.close()
  return stories
}

/** A mutant is found by one seed; for the real shop five failures are enough to start with. */
const enough = (options: SimulateOptions): number => (options.mutant === null ? 5 : 1)

/** Runs a share of the seeds one after another. */
const simulateSeeds = async (options: SimulateOptions, { part, of }: Share): Promise<SimulationReport> => {
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
      isTracking: options.tracking,
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
