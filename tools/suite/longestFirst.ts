import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Each takes at least three times as long as most files of its project: started last, it would run alone. */
const longest = [
  '/tests/everyPage/stillPages.test.ts',
  '/tests/everyPage/stillContent.test.ts',
  '/tests/everyPage/accessToWares.test.ts',
  '/tests/everyPage/accessToTheOrder.test.ts',
  '/tests/everyPage/accessToTheAccount.test.ts',
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
