import { parseArgs } from 'node:util'

export const killsUsage = `usage: npm run kills -- [--kills N] [--seed S] [--shoppers N]
  --kills     how often a worker, a page or a tab is killed (200)
  --seed      a whole number: the same decisions again; drawn and printed unless given
  --shoppers  how many shop at the same time, each in a profile of its own (6)
Writes reports/kills. Exit code: 0 nothing was lost, 1 something was, 2 wrong arguments.`

/** `seed` null = to be drawn. */
export type KillsAsked = { readonly kills: number; readonly seed: number | null; readonly shoppers: number }

export type KillsRequest = ({ readonly _tag: 'Run' } & KillsAsked) | { readonly _tag: 'Wrong'; readonly reason: string }

const most = { kills: 100_000, seed: 999_999_999, shoppers: 16 } as const
const least = { kills: 1, seed: 0, shoppers: 1 } as const

export const killsArguments = (args: readonly string[]): KillsRequest => {
  const parsed = parsedOrReason(args)
  if (typeof parsed === 'string') return { _tag: 'Wrong', reason: parsed }
  for (const name of ['kills', 'seed', 'shoppers'] as const) {
    const value = parsed[name]
    const isWhole =
      value === undefined || (/^\d{1,9}$/.test(value) && Number(value) >= least[name] && Number(value) <= most[name])
    if (!isWhole)
      return {
        _tag: 'Wrong',
        reason: `--${name} takes a whole number from ${least[name]} to ${most[name]}, not "${value}".`,
      }
  }
  return {
    _tag: 'Run',
    kills: Number(parsed.kills ?? 200),
    seed: parsed.seed === undefined ? null : Number(parsed.seed),
    shoppers: Number(parsed.shoppers ?? 6),
  }
}

const text = { type: 'string' } as const

const parsedOrReason = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { kills: text, seed: text, shoppers: text } }).values
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason)
  }
}
