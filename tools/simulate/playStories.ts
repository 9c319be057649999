import { mutantNamed } from './mutants/mutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import type { Share, SeedStory } from './Task.ts'
import { openStage } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'
import { watchRealWork } from './world/watchRealWork.ts'

/** Everything a share of the seeds did, as text: presses, requests, faults, counts and each device's log; and any real work a world began. */
export const playStories = async (options: SimulateOptions, { part, of }: Share): Promise<readonly SeedStory[]> => {
  const stage = await openStage(options.database)
  const mutant = options.mutant === null ? null : (mutantNamed(options.mutant) ?? null)
  const { tabs, faults } = options
  const stories: SeedStory[] = []
  for (let seed = options.seed + part; seed < options.seed + options.seeds; seed += of) {
    const { outcome, realWork } = await watchRealWork(() =>
      simulateSeed(stage, seed, { tabs, faults, mutant, story: true }),
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
