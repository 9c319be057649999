import { defineCommand } from '../command/defineCommand.ts'
import { option, wholeNumberWithin } from '../command/options.ts'

export type KillsAsked = {
  readonly kills: number
  /** null = to be drawn. */
  readonly seed: number | null
  readonly shoppers: number
}

export const killsArguments = defineCommand({
  name: 'kills',
  options: {
    kills: option('N', 'how often a worker, a page or a tab is killed (200)', wholeNumberWithin(1, 100_000), 200),
    seed: option(
      'S',
      'a whole number: the same decisions again; drawn and printed unless given',
      wholeNumberWithin(0, 999_999_999),
      null,
    ),
    shoppers: option(
      'N',
      'how many shop at the same time, each in a profile of its own (6)',
      wholeNumberWithin(1, 16),
      6,
    ),
  },
  notes: 'Writes reports/kills. Exit code: 0 nothing was lost, 1 something was, 2 wrong arguments.',
  request: ({ values }) => ({ _tag: 'Run', ...values }) as const,
})
