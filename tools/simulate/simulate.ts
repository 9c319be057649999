import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, oneOf, option, refuse, someOf, wholeNumber } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { compareStories } from './compareStories.ts'
import { faultNames } from './faults/faultKinds.ts'
import type { FaultName } from './faults/faultKinds.ts'
import { findMutants } from './findMutants.ts'
import { simulateInParallel } from './inProcesses.ts'
import { mutantNamed, mutants } from './mutants/mutants.ts'
import { hasHeld, simulationPage } from './simulationPage.ts'
import { openStage } from './world/openStage.ts'
import type { DatabaseName } from './world/openStage.ts'
import { simulateSeed } from './world/simulateSeed.ts'

export type SimulateOptions = {
  /** The first seed, and how many. */
  readonly seed: number
  readonly seeds: number
  /** One seed was requested: its story is printed. */
  readonly isStory: boolean
  readonly tabs: number | null
  readonly faults: readonly FaultName[] | null
  readonly mutant: string | null
  /** Compares the whole stories of the seeds, on an idle and on a busy machine. */
  readonly compareStories: boolean
  /** Every mutant in turn, each until a seed finds it. */
  readonly everyMutant: boolean
  readonly database: DatabaseName
  /** What shoppers do is tracked in every world, instead of in six of a hundred. */
  readonly tracking: boolean
  /** Stops after this many seconds, however many seeds were requested. */
  readonly seconds: number
  /** Where the report is written. */
  readonly json: string | null
}

const mutantNames = mutants.map(({ name }) => name)

export const simulateArguments = defineCommand({
  name: 'simulate',
  options: {
    seeds: option('N', 'how many worlds (500; 20000 with --mutants, 200 with --stories)', wholeNumber, null),
    seed: option('S', 'the first seed; without --seeds, only this one, with its story', wholeNumber, null),
    tabs: option('N', 'tabs per device, 1 to 8', wholeNumber, null),
    faults: option(
      'NAME,…',
      `only these faults: ${faultNames.join(', ')}; or none`,
      someOf(faultNames, { none: [] }, (name) => `There is no fault "${name}".`),
      null,
    ),
    database: option(
      'memory|pglite',
      'what the server keeps its data in (memory)',
      oneOf<DatabaseName>(['memory', 'pglite'], (name) => `There is no database "${name}".`),
      'memory',
    ),
    mutant: option(
      'NAME',
      `introduces a known mistake: ${mutantNames.join(', ')}`,
      oneOf(mutantNames, (name) => `There is no mutant "${name}".`),
      null,
    ),
    tracking: flag('tracks what shoppers do in every world'),
    mutants: flag('each known mistake in turn, until a seed finds it'),
    stories: flag('compares whole stories on an idle and on a busy machine'),
    seconds: option('N', 'stops after this many seconds, however many seeds are left', wholeNumber, 1e9),
    json: option('FILE', 'writes the report to a file as well', anyText, null),
  },
  notes: 'Exit code: 0 every check passed, 1 a check failed, 2 wrong arguments.',
  request: ({ values }): { readonly _tag: 'Simulate'; readonly options: SimulateOptions } => {
    const { seeds, seed, tabs, mutant, mutants: everyMutant, stories: compareStories, ...others } = values
    if (seeds === 0) return refuse('--seeds must be at least 1.')
    if (tabs !== null && (tabs < 1 || tabs > 8)) return refuse('--tabs takes 1 to 8.')
    if (mutant !== null && everyMutant) return refuse('--mutant names one, --mutants takes all of them.')
    if (compareStories && everyMutant)
      return refuse('--stories compares seeds, --mutants looks for mutants: one at a time.')
    return {
      _tag: 'Simulate',
      options: {
        ...others,
        seed: seed ?? 1,
        seeds: seeds ?? (everyMutant ? 20_000 : compareStories ? 200 : seed === null ? 500 : 1),
        isStory: seed !== null && seeds === null && !everyMutant && !compareStories,
        compareStories,
        tabs,
        mutant,
        everyMutant,
      },
    }
  },
})

/** `npm run simulate -- [--seeds N] [--seed S] …`: whole shops under virtual time, while everything goes wrong. */
export const main = async (): Promise<void> => {
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
    console.log(`${found} of ${found + hidden.length} mutants found`)
    process.exitCode = hidden.length === 0 ? 0 : 1
  } else {
    const started = performance.now()
    const report = await simulateInParallel(options)
    const ms = performance.now() - started
    for (const line of simulationPage(report, options, ms)) console.log(line)
    if (options.json !== null)
      writeFileSync(options.json, `${JSON.stringify({ ...report, ms, held: hasHeld(report, options) })}\n`)
    process.exitCode = hasHeld(report, options) ? 0 : 1
  }
}

/** One seed again, with its story and with the logs that `/debug` and `npm run replay` open. */
export const tellSeed = async (
  options: SimulateOptions,
): Promise<{ readonly lines: readonly string[]; readonly held: boolean }> => {
  const stage = await openStage(options.database)
  const mutant = options.mutant === null ? null : (mutantNamed(options.mutant) ?? null)
  const started = performance.now()
  const { seed, story, faults, logs } = await simulateSeed(stage, options.seed, {
    tabs: options.tabs,
    faults: options.faults,
    mutant,
    isTracking: options.tracking,
    story: true,
  })
  const ms = performance.now() - started
  await stage.database.close()
  const folder = join(projectRoot, 'reports', 'simulate')
  mkdirSync(folder, { recursive: true })
  const files = logs.map(({ device, text }) => {
    const file = join('reports', 'simulate', `seed-${seed}-${device}.ndjson`)
    writeFileSync(join(projectRoot, file), text)
    return `  npm run replay -- ${file}`
  })
  const lines = [
    ...story,
    '',
    ...faults.map((fault) => `seed ${seed}: ${fault}`),
    `seed ${seed} ${faults.length === 0 ? 'holds' : 'failed'} (${ms.toFixed(0)} ms)`,
    ...files,
  ]
  return { lines, held: faults.length === 0 }
}
