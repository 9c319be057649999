import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import { firstOfEachKind } from '../../contracts/content/readBlock.ts'
import type { BlockFault } from '../../contracts/content/readBlock.ts'
import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Queries, QueryMessage } from '../../contracts/queries.ts'
import { resolve } from '../../core/domain/content/resolve.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAudience } from '../../core/events/content/viewAudience.ts'
import { contentPath } from './laterQueries.ts'

export type ContentReading = {
  readonly ask: Queries['content']['ask']
  readonly locale: Locale
  readonly state: ShopperState
  /** Epoch ms. */
  readonly now: number
  readonly note: (diagnostic: Diagnostic) => Promise<void>
}

/**
 * CMS-06: turns each answer to a content query into what this shopper sees of the document. The audience is taken once,
 * so the cached and the newer answer are resolved alike. A document that is not valid now is a missing page (ERR-32).
 */
export const contentReader = (
  { ask, locale, state, now, note }: ContentReading,
  onMessage: (message: QueryMessage<unknown>) => void,
): ((message: QueryMessage<unknown>) => void) => {
  const audience = viewAudience(state, ask, locale, now)
  return (message) => {
    if (message._tag !== 'Answered') return onMessage(message)
    const { document, faults } = readDocument(message.answer as LocalizedDocument)
    report(faults, note)
    const resolved = resolve(document, audience).document
    onMessage(
      resolved === undefined
        ? { _tag: 'ContentPageError', status: 404, path: contentPath(ask, locale) }
        : { ...message, answer: resolved },
    )
  }
}

/** CMS-06: one diagnostic per kind and visit; a worker lasts as long as its visit. */
const reported = new Set<string>()

const report = (faults: readonly BlockFault[], note: ContentReading['note']): void => {
  for (const { kind, reason } of firstOfEachKind(faults, reported)) {
    reported.add(kind)
    void note({ kind: 'widgetScript', about: `block ${kind}`, reason })
  }
}
