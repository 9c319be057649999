import { searchMutants } from './searchMutants.ts'
import { simulateSeeds } from './simulateSeeds.ts'
import type { Share, Task } from './Task.ts'

/** Who asked is gone: nobody would read the report. */
process.once('disconnect', () => process.exit())

/** A process of its own for a share of a task; told its work and telling its report by message. */
process.once('message', (task: Task & { readonly share: Share }) => {
  const work = task._tag === 'Seeds' ? simulateSeeds(task.options, task.share) : searchMutants(task.seeds, task.share)
  void work.then((report) => new Promise((sent) => process.send?.(report, sent))).finally(() => process.disconnect())
})
