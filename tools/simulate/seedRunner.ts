import type { SimulateOptions } from './simulateArguments.ts'
import { simulateSeeds } from './simulateSeeds.ts'
import type { Share } from './simulateSeeds.ts'

/** Who asked is gone: nobody would read the report. */
process.once('disconnect', () => process.exit())

/** A process of its own for a share of the seeds; told its work and telling its report by message. */
process.once('message', ({ options, share }: { options: SimulateOptions; share: Share }) => {
  void simulateSeeds(options, share)
    .then((report) => new Promise((sent) => process.send?.(report, sent)))
    .finally(() => process.disconnect())
})
