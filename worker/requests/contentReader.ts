import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { contentDocumentOf } from '../../contracts/api/content/contentCalls.ts'
import { readDocument } from '../../contracts/content/readDocument.ts'
import type { BlockFault } from '../../contracts/content/readBlock.ts'
import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Queries, QueryMessage } from '../../contracts/queries.ts'
import { resolve } from '../../core/domain/content/resolve.ts'
import { scheduleInstant } from '../../core/domain/content/publications.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAudience } from '../../core/events/content/viewAudience.ts'
import type { VisitorVariants } from '../experiments/visitorVariants.ts'
import { contentPath } from './laterQueries.ts'

export type ContentReading = {
  readonly ask: Queries['content']['ask']
  readonly locale: Locale
  readonly state: ShopperState
  /** Epoch ms. */
  readonly now: number
  readonly note: (diagnostic: Diagnostic) => Promise<void>
  /** CMS-03: present where drafts are shown, whether they are valid yet or not. */
  readonly preview?: string | undefined
  /** SEG-06: absent where the shopper takes part in no experiment. */
  readonly variants?: VisitorVariants | undefined
}

/**
 * CMS-06: turns each answer to a content query into what this shopper sees of the document. The audience is taken once,
 * so the cached and the newer answer are chosen alike; a document with an experiment that is not decided yet waits for the
 * decision. A document that has ended is a missing page (ERR-32).
 */
export const contentReader = (
  { ask, locale, state, now, note, preview, variants }: ContentReading,
  onMessage: (message: QueryMessage<unknown>) => void,
): ((message: QueryMessage<unknown>) => void) => {
  let audience = viewAudience(state, ask, locale, now, variants?.known ?? [])
  let deciding: Promise<void> | null = null
  const inTurn = (pass: () => void): void => {
    if (deciding === null) pass()
    else deciding = deciding.then(pass)
  }
  const decide = async ({ decide: choose }: VisitorVariants, experiences: readonly string[]): Promise<void> => {
    audience = { ...audience, decisions: await choose(experiences, audience.segments) }
  }
  return (message) => {
    if (message._tag !== 'Answered') return inTurn(() => onMessage(message))
    const answer = contentDocumentOf(ask, message.answer)
    const { document, faults } = readDocument(preview === undefined ? answer : atAnyTime(answer))
    report(faults, note)
    const instant = scheduleInstant(answer, message.at, now)
    const { undecided = [] } = resolve(document, { ...audience, now: instant })
    if (variants !== undefined && undecided.length > 0) deciding ??= decide(variants, undecided)
    inTurn(() => {
      const resolved = resolve(document, { ...audience, now: instant }).document
      onMessage(
        resolved === undefined
          ? { _tag: 'ContentPageError', status: 404, path: contentPath(ask, locale) }
          : { ...message, answer: resolved },
      )
    })
  }
}

const atAnyTime = ({ validFrom: _from, validUntil: _until, ...document }: LocalizedDocument): LocalizedDocument =>
  document

/** CMS-06 */
const report = (faults: readonly BlockFault[], note: ContentReading['note']): void => {
  for (const { kind, reason } of faults) void note({ kind: 'widgetScript', about: `block ${kind}`, reason, once: true })
}
