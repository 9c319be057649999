import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, oneOf, option, refuse, someOf, wholeNumber } from '../command/options.ts'
import { faultNames } from './faults/faultKinds.ts'
import type { FaultName } from './faults/faultKinds.ts'
import { mutants } from './mutants/mutants.ts'
import type { DatabaseName } from './world/openStage.ts'

export type SimulateOptions = {
  /** The first seed, and how many. */
  readonly seed: number
  readonly seeds: number
  /** One seed was asked for: its story is told. */
  readonly isStory: boolean
  readonly tabs: number | null
  readonly faults: readonly FaultName[] | null
  readonly mutant: string | null
  /** The whole stories of the seeds are compared, quiet and under load. */
  readonly compareStories: boolean
  /** Every mutant in turn, each until a seed finds it. */
  readonly everyMutant: boolean
  readonly database: DatabaseName
  /** Ends after so many seconds, however many seeds were asked for. */
  readonly seconds: number
  /** Where the report goes. */
  readonly json: string | null
}

const mutantNames = mutants.map(({ name }) => name)

export const simulateArguments = defineCommand({
  name: 'simulate',
  options: {
    seeds: option('N', 'how many worlds (500; 20000 with --mutants, 200 with --stories)', wholeNumber, null),
    seed: option('S', 'the first world; alone, its story is printed', wholeNumber, null),
    tabs: option('N', 'tabs of every device, 1 to 8', wholeNumber, null),
    faults: option(
      'NAME,…',
      `only these things go wrong: ${faultNames.join(', ')}; or none`,
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
      `puts a known mistake in: ${mutantNames.join(', ')}`,
      oneOf(mutantNames, (name) => `There is no mutant "${name}".`),
      null,
    ),
    mutants: flag('every known mistake in turn, each until a seed finds it'),
    stories: flag('compares whole stories, quiet and under load'),
    seconds: option('N', 'ends after so many seconds, however many seeds are left', wholeNumber, 1e9),
    json: option('FILE', 'writes the report to a file as well', anyText, null),
  },
  notes: 'Exit code: 0 everything held, 1 something did not, 2 wrong arguments.',
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
