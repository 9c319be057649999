import { writeFileSync } from 'node:fs'
import { compareStories } from './compareStories.ts'
import { findMutants } from './findMutants.ts'
import { simulateArguments, simulateUsage } from './simulateArguments.ts'
import { simulateInParallel } from './simulateInParallel.ts'
import { hasHeld, simulationPage } from './simulationPage.ts'
import { tellSeed } from './tellSeed.ts'

/** `npm run simulate -- [--seeds N] [--seed S] …`: whole shops with everything going wrong, under virtual time. */
const asked = simulateArguments(process.argv.slice(2))
if (asked._tag === 'Wrong') {
  console.error(`${asked.reason}\n${simulateUsage}`)
  process.exitCode = 2
} else if (asked.options.isStory) {
  const { lines, held } = await tellSeed(asked.options)
  for (const line of lines) console.log(line)
  process.exitCode = held ? 0 : 1
} else if (asked.options.compareStories) {
  const { lines, held } = await compareStories(asked.options, 'reports/simulate/stories')
  for (const line of lines) console.log(line)
  process.exitCode = held ? 0 : 1
} else if (asked.options.everyMutant) {
  const { found, hidden } = await findMutants(asked.options.seeds, console.log)
  console.log(`${found} of ${found + hidden} mutants found`)
  process.exitCode = hidden === 0 ? 0 : 1
} else {
  const started = performance.now()
  const report = await simulateInParallel(asked.options)
  const ms = performance.now() - started
  for (const line of simulationPage(report, asked.options, ms)) console.log(line)
  if (asked.options.json !== null)
    writeFileSync(asked.options.json, `${JSON.stringify({ ...report, ms, held: hasHeld(report, asked.options) })}\n`)
  process.exitCode = hasHeld(report, asked.options) ? 0 : 1
}
