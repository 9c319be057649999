import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { scopeNames } from './condition/logScope.ts'
import { parseCondition } from './condition/parseCondition.ts'
import type { ReplayOptions, Search } from './replayLog.ts'

export const replayUsage = `usage: npm run replay -- FILE [--until N] [--verify] [--json]
       npm run replay -- FILE --bisect CONDITION [--until N] [--as-test TEST]
       npm run replay -- FILE --shrink CONDITION [--until N] [--out SMALLER] [--as-test TEST]
       npm run replay -- --reports
  FILE       a log exported from /debug, or the number of a report that this machine's server has received
  --until    fold up to and including commit N
  --verify   let today's code decide every recorded cause again and compare
  --json     print the state, what is owed and the verdict as one line of JSON
  --bisect   the first commit after which a condition holds: 'view.cart.refusals[*].errorId == "PRM155"'
  --shrink   the fewest commands after which it still holds
  --out      write the shrunk log to a file
  --reports  the reports received here (CAIRN_DATA), newest first
  --as-test  write what was found as a vitest file, red until it is mended: tests/stories/name.test.ts
A condition may ask about ${scopeNames.join(', ')}; it knows == != < <= > >= has, and, or, not, [*] for any of them.
Exit code: 0 all well, 1 the log cannot be read, decides differently today or never meets the condition, 2 wrong arguments or no such file.`

export type ReplayArguments =
  | { readonly _tag: 'Replay'; readonly file: string; readonly options: ReplayOptions }
  | { readonly _tag: 'Reports' }
  | { readonly _tag: 'Wrong'; readonly reason: string }

/** What stands behind `npm run replay --`. */
export const replayArguments = (args: readonly string[]): ReplayArguments => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return { _tag: 'Wrong', reason: parsed }
  const { values, positionals } = parsed
  const [file, ...others] = positionals
  if (values.reports)
    return args.length === 1
      ? { _tag: 'Reports' }
      : { _tag: 'Wrong', reason: '--reports stands alone: it lists what has been received.' }
  if (file === undefined) return { _tag: 'Wrong', reason: 'which log? No FILE was given.' }
  if (others.length > 0) return { _tag: 'Wrong', reason: `one log at a time, please: ${others.join(' ')} is too much.` }
  if (values.until !== undefined && !/^\d{1,15}$/.test(values.until))
    return { _tag: 'Wrong', reason: `--until takes the number of a commit, not "${values.until}".` }
  const until = values.until === undefined ? Infinity : Number(values.until)
  const search = searchOf(values)
  if (typeof search === 'string') return { _tag: 'Wrong', reason: search }
  return {
    _tag: 'Replay',
    file,
    options: { name: basename(file), until, verify: values.verify, json: values.json, search },
  }
}

type Found = { readonly [Name in 'bisect' | 'shrink' | 'out' | 'as-test']?: string | undefined }

/** What is looked for; a string is the reason why it cannot be. */
const searchOf = ({ bisect, shrink, out, 'as-test': asTest }: Found): Search | null | string => {
  const text = shrink ?? bisect
  if (bisect !== undefined && shrink !== undefined)
    return '--bisect or --shrink, not both: --shrink looks for the first commit too.'
  if (out !== undefined && shrink === undefined)
    return '--out writes what --shrink found; give a condition to --shrink.'
  if (asTest !== undefined && !asTest.endsWith('.test.ts'))
    return `--as-test writes a file that vitest finds, NAME.test.ts, not "${asTest}".`
  if (text === undefined)
    return asTest === undefined
      ? null
      : '--as-test needs to know what the test is about: give a condition to --bisect or --shrink.'
  const condition = parseCondition(text, scopeNames)
  if (condition._tag === 'Wrong') return `the condition cannot be read: ${condition.reason}.`
  return { text, condition, isShrunk: shrink !== undefined, out: out ?? null, asTest: asTest ?? null }
}

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        verify: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        reports: { type: 'boolean', default: false },
        bisect: { type: 'string' },
        shrink: { type: 'string' },
        out: { type: 'string' },
        'as-test': { type: 'string' },
      },
    })
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
