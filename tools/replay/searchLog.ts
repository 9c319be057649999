import { dirname, relative } from 'node:path'
import type { Amount } from '../../contracts/views/amount.ts'
import type { OrderView } from '../../contracts/views/orderView.ts'
import { wants } from '../../core/commands/wants.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewsOf } from '../../worker/bridge/viewsOf.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Condition } from './condition/parseCondition.ts'
import type { Replayed, Search } from './replayLog.ts'
import { shrinkLog } from './shrinkLog.ts'
import { testOfLog } from './testOfLog.ts'
import { whenTrue } from './whenTrue.ts'

/** A readable log. `at` = epoch ms of its export. */
export type SearchedLog = {
  readonly name: string
  readonly logId: string
  readonly at: number
  readonly before: string
  readonly start: { readonly seq: number; readonly shop: ShopperState }
  readonly commits: readonly Commit[]
}

/**
 * Finds where a condition comes true, or the fewest commands after which it does, and writes the files that were asked
 * for.
 */
export const searchLog = (log: SearchedLog, search: Search): Replayed => {
  const { found, lines } = bisectLog(log.start, log.commits, search.condition)
  if (found === null) return { lines: [], complaint: lines }
  if (!search.isShrunk) return { lines, complaint: [], files: testFile(log, log.commits.slice(0, found), search) }
  const start = { ...log.start, before: log.before }
  const shrunk = shrinkLog(start, log.commits, search.condition)
  if (!shrunk)
    return {
      lines: [],
      complaint: ['it held when the log was written, but not when today’s code decides the causes again: see --verify'],
    }
  const { commits, commandsBefore, commandsAfter } = shrunk
  const { shop } = foldCommits(structuredClone(log.start.shop), log.start.seq, commits)
  return {
    lines: [
      `${commandsBefore} commands shrunk to ${commandsAfter}, ${log.commits.length} commits to ${commits.length}`,
      ...commits.map(briefly),
      ...stateSummary(shop),
    ],
    complaint: [],
    files: [...logFile(log, commits, search), ...testFile(log, commits, search)],
  }
}

/** The state in a few lines: cart, refusals, checkout, order and what is owed. Sums in minor units. */
export const stateSummary = (shop: ShopperState): readonly string[] => {
  const { cart, checkout, order } = viewsOf(shop)
  return [
    `cart: ${cart.units} units, total ${figure(cart.totals.total)} ${cart.currency ?? ''}`.trimEnd(),
    ...cart.lines.map(
      (line) =>
        `  ${line.quantity} × ${line.name} ${line.colourName} ${line.sizeLabel} ${figure(line.rowTotal)} ${line.state}`,
    ),
    ...cart.coupons.map((coupon) => `  coupon ${coupon.code} ${coupon.state}`),
    ...cart.refusals.map(
      (refusal) => `  refused: ${refusal.what} ${refusal.name ?? refusal.code ?? ''} ${refusal.errorId}`,
    ),
    `checkout: ${checkout.step}, complete: ${checkout.complete.join(', ') || 'nothing'}`,
    `order: ${orderText(order)}`,
    ...wants(shop).map((call) => `owed: ${call.lane} ${call.endpoint} under ${call.key}`),
  ]
}

const logFile = ({ logId, at, before, start }: SearchedLog, commits: readonly Commit[], { out }: Search) =>
  out === null ? [] : [{ path: out, text: writeLogFile({ logId: `${logId} shrunk`, before, start, commits }, at) }]

const testFile = ({ name, start }: SearchedLog, commits: readonly Commit[], { text, asTest }: Search) =>
  asTest === null
    ? []
    : [
        {
          path: asTest,
          text: testOfLog({
            name,
            condition: text,
            start,
            commits,
            toProject: relative(dirname(asTest), projectRoot) || '.',
          }),
        },
      ]

const briefly = ({ seq, cause, events }: Commit): string =>
  `${seq}  ${causeText(cause)} → ${events.map((event) => (event as { readonly _tag: string })._tag).join(', ')}`

const causeText = (cause: Commit['cause']): string => {
  switch (cause._tag) {
    case 'Command':
      return (cause.command as { readonly _tag: string })._tag
    case 'Sending':
      return `sent ${cause.key}`
    case 'Answer': {
      const { key, endpoint } = cause.call as { readonly key: string; readonly endpoint: string }
      const { _tag, errorId } = cause.answer as { readonly _tag: string; readonly errorId?: string }
      return `${endpoint} ${key} answered ${errorId ?? _tag}`
    }
    case 'Restored':
      return `restored from ${cause.from}`
  }
}

/** `found` = the number of commits until the condition holds; null if it never does, or held from the start. */
type Bisected = { readonly found: number | null; readonly lines: readonly string[] }

/** The first entry after which the condition holds, as given, when, then. */
const bisectLog = (
  start: { readonly seq: number; readonly shop: ShopperState },
  commits: readonly Commit[],
  condition: Condition,
): Bisected => {
  const when = whenTrue(start, commits, condition)
  const range = `commits ${start.seq + 1} to ${start.seq + commits.length}`
  if (when._tag === 'Never') return { found: null, lines: [`it never holds in ${range}`] }
  if (when._tag === 'FromTheStart') return { found: null, lines: [`it already holds before commit ${start.seq + 1}`] }
  const commit = commits[when.index]
  if (!commit) return { found: null, lines: [`it never holds in ${range}`] }
  const after = foldCommits(structuredClone(start.shop), start.seq, commits.slice(0, when.index + 1)).shop
  const ended = when.until === null ? [] : [`it no longer holds after commit ${commits[when.until]?.seq}`]
  return {
    found: when.index + 1,
    lines: [
      `it first holds after commit ${commit.seq}`,
      `given  the ${when.index} commits before it`,
      `when   ${JSON.stringify(commit.cause)}`,
      `then   ${JSON.stringify(commit.events)}`,
      ...stateSummary(after),
      ...ended,
    ],
  }
}

const figure = ({ minor, estimated }: Amount): string => `${minor}${estimated ? ' (estimated)' : ''}`

const orderText = ({ confirmed, placing, problem }: OrderView): string => {
  if (confirmed) return `confirmed ${confirmed.orderNumber}`
  if (placing) return `being placed for ${placing.shownTotal}, ${placing.sent ? 'sent' : 'not sent yet'}`
  return problem ? `refused ${problem.errorId}` : 'none'
}
