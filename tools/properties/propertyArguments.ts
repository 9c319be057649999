import { parseArgs } from 'node:util'

export const propertiesUsage = `usage: npm run properties -- [--runs N] [--seed N] [--only TEXT] [--path N:N:…] [--engine v8|jsc]
  --runs   inputs for each property; without it each property runs as often as its author thought enough
           (a property that fixes its own number keeps it)
  --seed   where the inputs come from; without it a new seed is drawn and printed
  --only   the properties whose name contains TEXT, in any case
  --engine jsc runs the core's properties in JavaScriptCore, the engine of Safari (by Bun); v8 is Node's own
  --path   begins at the input a failure was shrunk to, as it was printed with its seed; needs --seed and --only
Writes reports/properties/properties.json and reports/properties/junit.xml.
Exit code: 0 every property holds, 1 one does not (or none was found), 2 wrong arguments.`

/** v8 = Chrome's and Node's, jsc = Safari's and Bun's. */
export type Engine = 'v8' | 'jsc'

export type PropertyArguments = {
  readonly runs: number | null
  readonly seed: number
  readonly only: string | null
  /** fast-check's own replay path. */ readonly path: string | null
  readonly engine: Engine
}

export type PropertyRequest =
  | ({ readonly _tag: 'Run' } & PropertyArguments)
  | { readonly _tag: 'Wrong'; readonly reason: string }

/** fast-check's seeds are 32-bit integers. */
const largestSeed = 2 ** 31 - 1
const mostRuns = 100_000_000

/** `drawn` is used when no seed is given. */
export const propertyArguments = (args: readonly string[], drawn: number): PropertyRequest => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return wrong(parsed)
  const { runs, seed, only, path, engine = 'v8' } = parsed
  if (engine !== 'v8' && engine !== 'jsc') return wrong(`--engine takes v8 or jsc, not "${engine}".`)
  if (runs !== undefined && !isWithin(runs, 1, mostRuns))
    return wrong(`--runs takes a whole number from 1 to ${mostRuns}, not "${runs}".`)
  if (seed !== undefined && !isWithin(seed, -largestSeed - 1, largestSeed))
    return wrong(`--seed takes a whole number of 32 bits, not "${seed}".`)
  if (only?.trim() === '') return wrong('--only takes a part of a name, not nothing.')
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
    return wrong(`--path takes numbers joined by colons, as they were printed, not "${path}".`)
  if (path !== undefined && (seed === undefined || only === undefined))
    return wrong('--path says where in one property under one seed: give --seed and --only as well.')
  return {
    _tag: 'Run',
    runs: runs === undefined ? null : Number(runs),
    seed: seed === undefined ? drawn : Number(seed),
    only: only ?? null,
    path: path ?? null,
    engine,
  }
}

const wrong = (reason: string): PropertyRequest => ({ _tag: 'Wrong', reason })

const isWithin = (text: string, least: number, most: number): boolean =>
  /^-?\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: joinNegative(args),
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        only: { type: 'string' },
        path: { type: 'string' },
        engine: { type: 'string' },
      },
    }).values
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}

/** parseArgs takes the minus of `--seed -5` for another option; seeds may be negative. */
const joinNegative = (args: readonly string[]): string[] =>
  args.reduce<string[]>(
    (joined, arg) =>
      /^-\d+$/.test(arg) && /^--\w+$/.test(joined.at(-1) ?? '')
        ? [...joined.slice(0, -1), `${joined.at(-1)}=${arg}`]
        : [...joined, arg],
    [],
  )
