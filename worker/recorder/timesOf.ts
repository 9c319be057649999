import type { RecordedTimes } from '../../contracts/recorder.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { toFields } from '../../core/domain/log/toFields.ts'
import type { OpenedLog } from './openedLog.ts'

/** The next commit of the same tab carries the measures of this one; so far it is looked for. */
const farthest = 256

/** How long it took from the cause until it was seen, safe on the disk, and answered. */
export const timesOf = (opened: OpenedLog, commit: Commit): RecordedTimes => {
  const answeredBy = opened.index.answeredBy(commit.seq) || null
  const answer = answeredBy === null ? undefined : opened.commitAt(answeredBy)
  const took = measured(opened, commit)
  return {
    visible: took?.visible ?? null,
    durable: took?.durable ?? null,
    confirmed: answer ? answer.at - causedAt(commit) : null,
    answeredBy,
  }
}

/** Epoch ms: of the press for a command, else of the commit itself. */
const causedAt = ({ cause, at }: Commit): number => {
  const pressed = cause._tag === 'Command' ? toFields(cause.command)['at'] : undefined
  return typeof pressed === 'number' ? pressed : at
}

const measured = (opened: OpenedLog, { seq, tabId }: Commit): Commit['took'] => {
  for (let next = seq + 1; next <= seq + farthest; next++) {
    const later = opened.commitAt(next)
    if (!later) return undefined
    if (later.tabId === tabId) return later.took?.seq === seq ? later.took : undefined
  }
  return undefined
}
