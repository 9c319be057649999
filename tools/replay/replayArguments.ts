import { basename } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option, refuse } from '../command/options.ts'
import { scopeNames } from './condition/logScope.ts'
import { parseCondition } from './condition/parseCondition.ts'
import type { ReplayOptions, Search } from './replayLog.ts'

export type ReplayRequest =
  | { readonly _tag: 'Replay'; readonly file: string; readonly options: ReplayOptions }
  | { readonly _tag: 'Reports' }

const commitNumber = (text: string): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : refuse(`--until takes the number of a commit, not "${text}".`)

export const replayArguments = defineCommand({
  name: 'replay',
  positionals: 'FILE',
  forms: [
    'FILE [--until N] [--verify] [--json]',
    'FILE --bisect CONDITION [--until N] [--as-test TEST]',
    'FILE --shrink CONDITION [--until N] [--out SMALLER] [--as-test TEST]',
    '--reports',
  ],
  options: {
    until: option('N', 'fold up to and including commit N', commitNumber, Infinity),
    verify: flag("let today's code decide every recorded cause again and compare"),
    json: flag('print the state, what is owed and the verdict as one line of JSON'),
    bisect: option(
      'CONDITION',
      `the first commit after which a condition holds: 'view.cart.refusals[*].errorId == "PRM155"'`,
      anyText,
      null,
    ),
    shrink: option('CONDITION', 'the fewest commands after which it still holds', anyText, null),
    out: option('SMALLER', 'write the shrunk log to a file', anyText, null),
    reports: flag('the reports received here (CAIRN_DATA), newest first'),
    'as-test': option(
      'TEST',
      'write what was found as a vitest file, red until it is mended: tests/stories/name.test.ts',
      anyText,
      null,
    ),
  },
  notes: `FILE is a log exported from /debug, or the number of a report that this machine's server has received.
A condition may ask about ${scopeNames.join(', ')}; it knows == != < <= > >= has, and, or, not, [*] for any of them.
Exit code: 0 all well, 1 the log cannot be read, decides differently today or never meets the condition, 2 wrong arguments or no such file.`,
  request: ({ values, positionals, args }): ReplayRequest => {
    const [file, ...others] = positionals
    if (values.reports)
      return args.length === 1
        ? { _tag: 'Reports' }
        : refuse('--reports stands alone: it lists what has been received.')
    if (file === undefined) return refuse('which log? No FILE was given.')
    if (others.length > 0) return refuse(`one log at a time, please: ${others.join(' ')} is too much.`)
    const { until, verify, json } = values
    return { _tag: 'Replay', file, options: { name: basename(file), until, verify, json, search: searchOf(values) } }
  },
})

type Looking = { readonly [Name in 'bisect' | 'shrink' | 'out' | 'as-test']: string | null }

/** What is looked for. */
const searchOf = ({ bisect, shrink, out, 'as-test': asTest }: Looking): Search | null => {
  const text = shrink ?? bisect
  if (bisect !== null && shrink !== null)
    return refuse('--bisect or --shrink, not both: --shrink looks for the first commit too.')
  if (out !== null && shrink === null) return refuse('--out writes what --shrink found; give a condition to --shrink.')
  if (asTest !== null && !asTest.endsWith('.test.ts'))
    return refuse(`--as-test writes a file that vitest finds, NAME.test.ts, not "${asTest}".`)
  if (text === null)
    return asTest === null
      ? null
      : refuse('--as-test needs to know what the test is about: give a condition to --bisect or --shrink.')
  const condition = parseCondition(text, scopeNames)
  if (condition._tag === 'Wrong') return refuse(`the condition cannot be read: ${condition.reason}.`)
  return { text, condition, isShrunk: shrink !== null, out, asTest }
}
