import { dirname, relative } from 'node:path'
import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/foldLog.ts'
import { writeLogFile } from '../../worker/writeLogFile.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { bisectLog } from './bisectLog.ts'
import type { Replayed, Search } from './replayLog.ts'
import { shrinkLog } from './shrinkLog.ts'
import { testOfLog } from './testOfLog.ts'
import { stateSummary } from './stateSummary.ts'

/** A readable log. `at` = epoch ms of its export. */
export type SearchedLog = {
  readonly name: string
  readonly logId: string
  readonly at: number
  readonly before: string
  readonly start: { readonly seq: number; readonly shop: ShopperState }
  readonly commits: readonly Commit[]
}

/** Where a condition comes true, or the fewest commands after which it does; and the files that were asked for. */
export const searchLog = (log: SearchedLog, search: Search): Replayed => {
  const { found, lines } = bisectLog(log.start, log.commits, search.condition)
  if (found === null) return { lines: [], complaint: lines }
  if (!search.isShrunk) return { lines, complaint: [], files: testFile(log, log.commits.slice(0, found), search) }
  const start = { ...log.start, before: log.before }
  const shrunk = shrinkLog(start, log.commits, search.condition)
  if (!shrunk)
    return {
      lines: [],
      complaint: ['it held then, but no longer when today’s code decides the causes again: see --verify'],
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
