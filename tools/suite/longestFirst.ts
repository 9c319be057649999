import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** The walks axe judges take three times as long as the next file: begun last, they would keep one worker busy alone. */
const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/tests/e2e/access.test.ts')

/** The runner's own order, but for the file that must not come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
