import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { commandToPaste } from './propertiesPage.ts'
import type { PropertyArguments } from './propertyArguments.ts'
import { propertiesJunit } from './propertiesJunit.ts'
import type { PropertyTest } from './propertyRun.ts'

/** For machines: what the terminal says, as JSON and as JUnit XML. */
export const writePropertyReports = (
  tests: readonly PropertyTest[],
  asked: PropertyArguments,
  folder: string = join(projectRoot, 'reports', 'properties'),
): void => {
  mkdirSync(folder, { recursive: true })
  const answers = tests.map((test) => ({ ...test, again: test.passed ? null : commandToPaste(test, asked) }))
  writeFileSync(
    join(folder, 'properties.json'),
    `${JSON.stringify({ ...asked, failed: tests.filter(({ passed }) => !passed).length, tests: answers }, null, 1)}\n`,
  )
  writeFileSync(join(folder, 'junit.xml'), propertiesJunit(tests, asked))
}
