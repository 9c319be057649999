import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * Each takes at least three times as long as the next file of its project: started last, it would keep one worker busy
 * alone.
 */
const longest = [
  '/tests/everyPage/accessToTheOrder.test.ts',
  '/tests/everyPage/accessAroundTheOrder.test.ts',
  '/tests/server/killed/placeOrder.test.ts',
  '/tests/worker/trouble.test.ts',
]

const isLongest = ({ moduleId }: TestSpecification): boolean => longest.some((file) => moduleId.endsWith(file))

/** The runner's own order, except for the files that must not come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
