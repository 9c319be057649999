import { parseArgs } from 'node:util'
import type { ReplayOptions } from './replayLog.ts'

export const replayUsage = `usage: npm run replay -- FILE [--until N] [--verify] [--json]
  FILE      a log exported from /debug
  --until   fold up to and including commit N
  --verify  let today's code decide every recorded cause again and compare
  --json    print the state, what is owed and the verdict as one line of JSON
Exit code: 0 all well, 1 the log cannot be read or decides differently today, 2 wrong arguments or no such file.`

export type ReplayArguments =
  | { readonly _tag: 'Replay'; readonly file: string; readonly options: ReplayOptions }
  | { readonly _tag: 'Wrong'; readonly reason: string }

/** What stands behind `npm run replay --`. */
export const replayArguments = (args: readonly string[]): ReplayArguments => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return { _tag: 'Wrong', reason: parsed }
  const { values, positionals } = parsed
  const [file, ...others] = positionals
  if (file === undefined) return { _tag: 'Wrong', reason: 'which log? No FILE was given.' }
  if (others.length > 0) return { _tag: 'Wrong', reason: `one log at a time, please: ${others.join(' ')} is too much.` }
  if (values.until !== undefined && !/^\d{1,15}$/.test(values.until)) return { _tag: 'Wrong', reason: `--until takes the number of a commit, not "${values.until}".` }
  const until = values.until === undefined ? Infinity : Number(values.until)
  return { _tag: 'Replay', file, options: { until, verify: values.verify, json: values.json } }
}

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { until: { type: 'string' }, verify: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    })
  } catch (reason) {
    return String(reason instanceof Error ? reason.message : reason)
  }
}
