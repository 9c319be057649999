import { performance } from 'node:perf_hooks'
import { runSteps } from './runSteps.ts'
import { suiteSteps } from './suiteSteps.ts'

/** `npm test [STEP …]`: runs all steps, or the named ones, and closes with one line that sums them. */
const wanted = process.argv.slice(2)
const steps = suiteSteps(process.env)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name))
const started = performance.now()
const { passed, failed } = await runSteps(chosen, console.log)
console.log(`\nAll of it took ${((performance.now() - started) / 1000).toFixed(0)} s.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
