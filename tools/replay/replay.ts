import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { receivedReferences, receivedReport } from '../../server/report/receivedReports.ts'
import type { ReceivedReport } from '../../server/report/receivedReports.ts'
import { reportFile, reportsIn, readReference } from '../../server/report/reportFolder.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option, refuse } from '../command/options.ts'
import { scopeNames } from './condition/logScope.ts'
import { parseCondition } from './condition/parseCondition.ts'
import { replayLog } from './replayLog.ts'
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
    until: option('N', 'folds up to and including commit N', commitNumber, Infinity),
    verify: flag("decides every recorded cause again with today's code and compares"),
    json: flag('prints the state, the owed calls and the verdict as one line of JSON'),
    bisect: option(
      'CONDITION',
      `finds the first commit after which a condition holds: 'view.cart.refusals[*].errorId == "PRM155"'`,
      anyText,
      null,
    ),
    shrink: option('CONDITION', 'finds the fewest commands after which it still holds', anyText, null),
    out: option('SMALLER', 'writes the shrunk log to a file', anyText, null),
    reports: flag('lists the reports received here (CAIRN_DATA), newest first'),
    'as-test': option(
      'TEST',
      'writes what was found as a vitest file that fails until the problem is fixed: tests/stories/name.test.ts',
      anyText,
      null,
    ),
  },
  notes: `FILE is a log exported from /debug, or the number of a report that this machine's server has received.
A condition can refer to ${scopeNames.join(', ')}; it supports == != < <= > >= has, and, or, not, [*] for any of them.
Exit code: 0 all well, 1 the log cannot be read, decides differently today or never meets the condition, 2 wrong arguments or no such file.`,
  request: ({ values, positionals, args }): ReplayRequest => {
    const [file, ...others] = positionals
    if (values.reports)
      return args.length === 1
        ? { _tag: 'Reports' }
        : refuse('--reports takes nothing else: it lists the received reports.')
    if (file === undefined) return refuse('Which log? No FILE was given.')
    if (others.length > 0) return refuse(`One log at a time: ${others.join(' ')} is too much.`)
    const { until, verify, json } = values
    return { _tag: 'Replay', file, options: { name: basename(file), until, verify, json, search: searchOf(values) } }
  },
})

type Looking = { readonly [Name in 'bisect' | 'shrink' | 'out' | 'as-test']: string | null }

/** What to search for. */
const searchOf = ({ bisect, shrink, out, 'as-test': asTest }: Looking): Search | null => {
  const text = shrink ?? bisect
  if (bisect !== null && shrink !== null)
    return refuse('--bisect or --shrink, not both: --shrink looks for the first commit too.')
  if (out !== null && shrink === null) return refuse('--out writes what --shrink found; give a condition to --shrink.')
  if (asTest !== null && !asTest.endsWith('.test.ts'))
    return refuse(`--as-test writes a file that vitest finds, NAME.test.ts, not "${asTest}".`)
  if (text === null)
    return asTest === null ? null : refuse('--as-test needs a condition: give one to --bisect or --shrink.')
  const condition = parseCondition(text, scopeNames)
  if (condition._tag === 'Wrong') return refuse(`the condition cannot be read: ${condition.reason}.`)
  return { text, condition, isShrunk: shrink !== null, out, asTest }
}

/** Where this folder's server stores the reports it receives. */
const reports = reportsIn(process.env['CAIRN_DATA'] || '.data')

export const main = async (): Promise<void> => {
  const given = replayArguments.readOrExit()
  if (given._tag === 'Reports') {
    console.log((await listReports(reports)).join('\n'))
  } else {
    const text = await readFile(logNamed(given.file, reports), 'utf8').catch((reason: unknown) => reason as Error)
    if (text instanceof Error) {
      console.error(`cannot read ${given.file}: ${text.message}`)
      process.exitCode = 2
    } else {
      const { lines, complaint, files = [] } = replayLog(text, given.options)
      if (lines.length > 0) console.log(lines.join('\n'))
      if (complaint.length > 0) console.error(complaint.join('\n'))
      process.exitCode = complaint.length === 0 ? 0 : 1
      for (const { path, text: written } of files) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, written)
      }
    }
  }
}

/** The file of a log: the named one, or the received report with this number. */
export const logNamed = (name: string, folder: string): string => {
  const reference = existsSync(name) ? null : readReference(name)
  return reference === null ? name : reportFile(folder, reference)
}

/** The received reports, newest first, one per line. */
export const listReports = async (folder: string): Promise<readonly string[]> => {
  const references = await receivedReferences(folder)
  const reports = await Promise.all(references.map((reference) => receivedReport(folder, reference)))
  if (reports.length === 0)
    return [`No report has been received in ${folder}. A server started with CAIRN_REPORTS=on takes them.`]
  return reports.flatMap((report) => (report ? [lineOf(report)] : []))
}

const lineOf = (report: ReceivedReport): string => {
  const { reference, receivedAt, bytes, commits, site, app, storage, description } = report
  const facts = [
    `${commits} commits`,
    site,
    `shop ${app}`,
    `storage ${storage}`,
    `${Math.ceil(bytes / 1_000)} kB`,
    ...(description === null ? [] : [`"${description.slice(0, 60)}"`]),
  ]
  const time = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')
  return [reference, time, ...facts.map(printable)].join('  ')
}

/** A report comes from a stranger: control characters must not reach the terminal. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?')
