import { playStories } from './playStories.ts'
import { searchMutants } from './searchMutants.ts'
import { simulateSeeds } from './simulateSeeds.ts'
import type { Reports, Share, Task } from './Task.ts'

/** Who asked is gone: nobody would read the report. */
process.once('disconnect', () => process.exit())

/** A process of its own for a share of a task; told its work and telling its report by message. */
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
