import type { TrackingEvent } from '../../contracts/content/trackingEvent.ts'
import type { ConsentAnswer } from '../../core/domain/consent/mustAskConsent.ts'
import type { Commit } from '../../core/domain/log/commit.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { decodeCommit } from '../../core/events/log/commitCodec.ts'
import { trackCommit } from '../../core/events/tracking/trackEvents.ts'
import type { TrackingMemory } from '../../core/events/tracking/trackEvents.ts'

type Reader = {
  readonly logId: string
  readonly memory: TrackingMemory
  /** Of the tab that reads: tabs of two sites share a log. */
  readonly locale: Locale
  /** TRK-01: consent on the site where it was done. */
  readonly may: (answer: ConsentAnswer | null, where: Locale) => boolean
}

/** What follows from a commit of the log; null = a later build wrote it. */
export const trackedCommit = (
  commit: Commit,
  { logId, memory, locale, may }: Reader,
): { readonly memory: TrackingMemory; readonly tracked: readonly TrackingEvent[] } | null => {
  const decoded = decodeCommit(commit)
  if (decoded._tag === 'FromTheFuture') return null
  const events = decoded._tag === 'Readable' ? decoded.happened.events : []
  const where = localeOfTab(commit.tabId) ?? locale
  return trackCommit(memory, { id: `${logId}/${commit.hash}`, at: commit.at, events }, (answer) => may(answer, where))
}

/** Of the page that has this id; undefined = of an earlier build, whose ids name no site. */
const localeOfTab = (tabId: string): Locale | undefined =>
  keysOf(locales).find((locale) => tabId.startsWith(`${locale}.`))
