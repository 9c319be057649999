import { defineCommand } from '../command/defineCommand.ts'
import { anyText, oneOf, option, refuse, wholeNumberWithin } from '../command/options.ts'

/** v8 = Chrome's and Node's, jsc = Safari's and Bun's. */
export type ScriptEngine = 'v8' | 'jsc'

export type PropertyArguments = {
  readonly runs: number | null
  readonly seed: number
  readonly only: string | null
  /** fast-check's own replay path. */ readonly path: string | null
  readonly engine: ScriptEngine
}

/** fast-check's seeds are 32-bit integers. */
const seedNumber = (text: string): number =>
  /^-?\d{1,15}$/.test(text) && Number(text) === (Number(text) | 0)
    ? Number(text)
    : refuse(`--seed takes a whole number of 32 bits, not "${text}".`)

const partOfName = (text: string): string =>
  text.trim() === '' ? refuse('--only takes a part of a name, not nothing.') : anyText(text, '--only')

const replayPath = (text: string): string =>
  /^\d+(:\d+)*$/.test(text)
    ? text
    : refuse(`--path takes numbers joined by colons, as they were printed, not "${text}".`)

/** The second argument is the seed when none is given. */
export const propertyArguments = defineCommand({
  name: 'properties',
  options: {
    runs: option(
      'N',
      'inputs for each property; without it each property runs as often as its author thought enough\n(a property that fixes its own number keeps it)',
      wholeNumberWithin(1, 100_000_000),
      null,
    ),
    seed: option('N', 'where the inputs come from; without it a new seed is drawn and printed', seedNumber, null),
    only: option('TEXT', 'the properties whose name contains TEXT, in any case', partOfName, null),
    path: option(
      'N:N:…',
      'begins at the input a failure was shrunk to, as it was printed with its seed; needs --seed and --only',
      replayPath,
      null,
    ),
    engine: option(
      'v8|jsc',
      "jsc runs the core's properties in JavaScriptCore, the engine of Safari (by Bun); v8 is Node's own",
      oneOf<ScriptEngine>(['v8', 'jsc'], (name) => `--engine takes v8 or jsc, not "${name}".`),
      'v8',
    ),
  },
  notes: `Writes reports/properties/properties.json and reports/properties/junit.xml.
Exit code: 0 every property holds, 1 one does not (or none was found), 2 wrong arguments.`,
  request: ({ values }, drawn: number): { readonly _tag: 'Run' } & PropertyArguments => {
    if (values.path !== null && (values.seed === null || values.only === null))
      return refuse('--path says where in one property under one seed: give --seed and --only as well.')
    return { _tag: 'Run', ...values, seed: values.seed ?? drawn }
  },
})
