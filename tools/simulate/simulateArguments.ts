import { parseArgs } from 'node:util'
import { faultNames } from './faults/faultKinds.ts'
import type { FaultName } from './faults/faultKinds.ts'
import type { DatabaseName } from './world/openStage.ts'
import { mutants } from './mutants/mutants.ts'

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

export type SimulateArguments =
  | { readonly _tag: 'Simulate'; readonly options: SimulateOptions }
  | { readonly _tag: 'Wrong'; readonly reason: string }

export const simulateUsage = `usage: npm run simulate -- [--seeds N] [--seed S] [--tabs N] [--faults NAME,…] [--database memory|pglite] [--mutant NAME] [--mutants] [--stories] [--seconds N] [--json FILE]
faults: ${faultNames.join(', ')}, none
mutants: ${mutants.map(({ name }) => name).join(', ')}`

/** What stands behind `npm run simulate --`. */
export const simulateArguments = (args: readonly string[]): SimulateArguments => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return wrong(parsed)
  const {
    seeds,
    seed,
    tabs,
    faults,
    mutant,
    database = 'memory',
    seconds,
    json,
    mutants: everyMutant = false,
    stories = false,
  } = parsed
  for (const [name, value] of Object.entries({ seeds, seed, tabs, seconds })) {
    if (value !== undefined && !/^\d{1,9}$/.test(value)) return wrong(`--${name} takes a whole number, not "${value}".`)
  }
  if (Number(seeds) === 0) return wrong('--seeds must be at least 1.')
  if (tabs !== undefined && (Number(tabs) < 1 || Number(tabs) > 8)) return wrong('--tabs takes 1 to 8.')
  const named = faults === undefined || faults === 'none' ? [] : faults.split(',')
  const unknown = named.find((name) => !(faultNames as readonly string[]).includes(name))
  if (unknown !== undefined) return wrong(`There is no fault "${unknown}".`)
  if (mutant !== undefined && !mutants.some(({ name }) => name === mutant))
    return wrong(`There is no mutant "${mutant}".`)
  if (mutant !== undefined && everyMutant) return wrong('--mutant names one, --mutants takes all of them.')
  if (stories && everyMutant) return wrong('--stories compares seeds, --mutants looks for mutants: one at a time.')
  if (database !== 'memory' && database !== 'pglite') return wrong(`There is no database "${database}".`)
  return {
    _tag: 'Simulate',
    options: {
      seed: Number(seed ?? 1),
      seeds: Number(seeds ?? (everyMutant ? 20_000 : stories ? 200 : seed === undefined ? 500 : 1)),
      isStory: seed !== undefined && seeds === undefined && !everyMutant && !stories,
      compareStories: stories,
      tabs: tabs === undefined ? null : Number(tabs),
      faults: faults === undefined ? null : (named as readonly FaultName[]),
      mutant: mutant ?? null,
      everyMutant,
      database,
      seconds: Number(seconds ?? 1e9),
      json: json ?? null,
    },
  }
}

const wrong = (reason: string): SimulateArguments => ({ _tag: 'Wrong', reason })

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const parsedOrReason = (args: readonly string[]) => {
  try {
    const options = {
      seeds: text,
      seed: text,
      tabs: text,
      faults: text,
      mutant: text,
      database: text,
      seconds: text,
      json: text,
      mutants: flag,
      stories: flag,
    }
    return parseArgs({ args: [...args], options }).values
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason)
  }
}
