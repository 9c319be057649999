import { writeFileSync } from 'node:fs'
import { compareStories } from './compareStories.ts'
import { findMutants } from './findMutants.ts'
import { simulateArguments } from './simulateArguments.ts'
import { simulateInParallel } from './simulateInParallel.ts'
import { hasHeld, simulationPage } from './simulationPage.ts'
import { tellSeed } from './tellSeed.ts'

/** `npm run simulate -- [--seeds N] [--seed S] …`: whole shops with everything going wrong, under virtual time. */
const { options } = simulateArguments.readOrExit()
if (options.isStory) {
  const { lines, held } = await tellSeed(options)
  for (const line of lines) console.log(line)
  process.exitCode = held ? 0 : 1
} else if (options.compareStories) {
  const { lines, held } = await compareStories(options, 'reports/simulate/stories')
  for (const line of lines) console.log(line)
  process.exitCode = held ? 0 : 1
} else if (options.everyMutant) {
  const { found, hidden } = await findMutants(options.seeds, console.log)
  console.log(`${found} of ${found + hidden} mutants found`)
  process.exitCode = hidden === 0 ? 0 : 1
} else {
  const started = performance.now()
  const report = await simulateInParallel(options)
  const ms = performance.now() - started
  for (const line of simulationPage(report, options, ms)) console.log(line)
  if (options.json !== null)
    writeFileSync(options.json, `${JSON.stringify({ ...report, ms, held: hasHeld(report, options) })}\n`)
  process.exitCode = hasHeld(report, options) ? 0 : 1
}
