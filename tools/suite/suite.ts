import { performance } from 'node:perf_hooks'
import { defineCommand } from '../command/defineCommand.ts'
import { refuse } from '../command/options.ts'
import { runSteps } from './runSteps.ts'
import { stepsOf, suiteTable } from './suiteSteps.ts'

export const suiteCommand = defineCommand({
  name: 'test',
  call: 'npm test --',
  positionals: '[full] [STEP …]',
  options: {},
  notes: `Runs what a change needs; with full, every step; with step names, only those.
Steps: ${suiteTable.map(({ name }) => name).join(', ')}.
Exit code: 0 nothing failed, 1 something did, 2 wrong arguments.`,
  request: ({ positionals }, databaseUrl: string | null) => {
    const names = positionals.filter((word) => word !== 'full')
    for (const name of names) {
      const row = suiteTable.find((step) => step.name === name)
      if (row === undefined) return refuse(`There is no step "${name}".`)
      if (row.needsDatabase && databaseUrl === null) return refuse(`The step "${name}" needs DATABASE_URL.`)
    }
    return { setting: { isFull: positionals.includes('full'), databaseUrl }, names }
  },
})

/** Runs the steps and ends with one line that sums them. */
export const main = async (): Promise<void> => {
  const { setting, names } = suiteCommand.readOrExit(process.env['DATABASE_URL'] || null)
  if (setting.isFull && names.length === 0 && setting.databaseUrl === null) {
    const leftOut = suiteTable.filter(({ needsDatabase }) => needsDatabase).map(({ name }) => name)
    console.log(`DATABASE_URL is not set, so these steps are left out: ${leftOut.join(', ')}.`)
  }
  const started = performance.now()
  const { passed, failed } = await runSteps(stepsOf(setting, names), console.log)
  console.log(`\nTotal time: ${((performance.now() - started) / 1000).toFixed(0)} s.`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
