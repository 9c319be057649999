import { defineCommand } from '../command/defineCommand.ts'
import { flag } from '../command/options.ts'
import type { BenchRow } from './BenchRow.ts'
import { browserBenches } from './browserBenches.ts'
import { catalogueBenches } from './catalogueBenches.ts'
import { contentBenches } from './contentBenches.ts'
import { foldBenches } from './foldBenches.ts'
import { pageBenches } from './pageBenches.ts'
import { processBenches } from './processBenches.ts'
import { recorderBenches } from './recorderBenches.ts'
import { serverBenches } from './serverBenches.ts'
import { signInBenches } from './signInBenches.ts'

const benchCommand = defineCommand({
  name: 'bench',
  options: {
    server: flag('only the server'),
    content: flag('only content'),
    headless: flag('everything except the browser'),
    processes: flag('only orders on PostgreSQL, with one and with two processes'),
    pages: flag('only drawn pages, on PostgreSQL'),
    catalogue: flag('only lists and searches of 100,000 variants, on PostgreSQL (some minutes)'),
    'sign-in': flag('only sign-ins with a wrong password (2 minutes)'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values }) => values,
})

/** `npm run bench`: with DATABASE_URL the server is measured on PostgreSQL as well. */
export const main = async (): Promise<void> => {
  const asked = benchCommand.readOrExit()
  // Times are noisy: each row is a median, with its ratio to a bare operation measured in the same run.
  const isServerAlone = asked.server
  const isHeadless = isServerAlone || asked.headless
  const measured = async () => [
    ...(isServerAlone ? [] : [...foldBenches(), ...recorderBenches(), ...(await contentBenches())]),
    ...(await serverBenches()),
    ...(isHeadless ? [] : await browserBenches()),
  ]
  const rows = asked['sign-in']
    ? signInBenches()
    : asked.processes
      ? processBenches()
      : asked.pages
        ? pageBenches()
        : asked.catalogue
          ? catalogueBenches()
          : asked.content
            ? contentBenches()
            : measured()
  console.log(printTable(await rows))
}

const heads = ['what', 'measured', 'bare, same run', 'ratio', 'budget', ''] as const

const printTable = (rows: readonly BenchRow[]): string => {
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.bare,
    row.ratio === null ? '' : `×${row.ratio.toFixed(row.ratio < 10 ? 2 : 0)}`,
    row.budget,
    row.kept === null ? '' : row.kept ? 'kept' : 'missed',
  ])
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
