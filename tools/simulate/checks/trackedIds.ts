import { isConsented } from '../../../core/domain/consent/consent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { decodeCommit } from '../../../core/events/log/commitCodec.ts'
import { noTrackingMemory, trackCommit } from '../../../core/events/tracking/trackEvents.ts'

/** `logId`, the commits from the first on, and the site on which they were made. */
export type TrackedLog = { readonly logId: string; readonly commits: readonly Commit[]; readonly locale?: Locale }

/**
 * TRK-01, TRK-04: ids of the events that a log has for the collector. `allowed`: nothing else may be stored. `owed`:
 * all of them must be, because consent was not withdrawn after them.
 */
export const trackedIds = ({
  logId,
  commits,
  locale = 'en-us',
}: TrackedLog): { readonly allowed: ReadonlySet<string>; readonly owed: ReadonlySet<string> } => {
  const allowed = new Set<string>()
  const owed = new Set<string>()
  let memory = noTrackingMemory
  for (const commit of commits) {
    const decoded = decodeCommit(commit)
    const events = decoded._tag === 'Readable' ? decoded.happened.events : []
    const may = (answer: typeof memory.answer): boolean =>
      isConsented({ answer, hasPrivacyControl: false }, locale, 'C0002')
    const next = trackCommit(memory, { id: `${logId}/${commit.hash}`, at: commit.at, events }, may)
    memory = next.memory
    for (const { id } of next.tracked) {
      allowed.add(id)
      owed.add(id)
    }
    if (!may(memory.answer)) owed.clear()
  }
  return { allowed, owed }
}
